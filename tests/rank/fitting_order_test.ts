import { assertEquals } from "@std/assert";
import { fittingOrder } from "../../lib/notes/rank/fitting_order.ts";
import { rankUnits } from "../../lib/notes/rank/rank_units.ts";

const units = rankUnits(
  ["Rye rests.", "Oats soak.", "Buns rise."].map((content, index) => ({
    id: `T${index + 1}`,
    messages: [{ role: "user" as const, content }],
  })),
  {},
);
const context = (roomTokens: number) => ({
  carried: [],
  keptTurns: [],
  question: "",
  roomTokens,
  countText: (text: string) => text.length,
});
const TWO = "<notes>\n[T1 user] Rye rests.\n[T3 user] Buns rise.\n</notes>\n\n";

Deno.test("fittingOrder() chooses again for less where prices do not add up", () => {
  const rooms: number[] = [];
  const choose = (room: number) => {
    rooms.push(room);
    return rooms.length < 3 ? [2, 0, 1] : [2, 0];
  };
  assertEquals(fittingOrder(units, choose, context(TWO.length)), [2, 0]);
  assertEquals(rooms.length, 3);
});

Deno.test("fittingOrder() lets go what was picked last where choosing again does not help", () => {
  const choose = () => [2, 0, 1];
  assertEquals(fittingOrder(units, choose, context(TWO.length)), [2, 0]);
  assertEquals(fittingOrder(units, choose, context(TWO.length - 1)), [2]);
  assertEquals(fittingOrder(units, choose, context(3)), []);
});
