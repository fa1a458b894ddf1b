import { assertEquals, assertThrows } from "@std/assert";
import { groupTurns, type Message } from "../mod.ts";

const user = (content: string): Message => ({ role: "user", content });
const assistant = (content: string): Message => ({
  role: "assistant",
  content,
});
const call = (id: string): Message => ({
  role: "assistant",
  content: "",
  toolCalls: [{ id, name: "ls", arguments: {} }],
});
const result = (id: string): Message => ({
  role: "tool",
  content: "a.txt",
  toolCallId: id,
});

Deno.test("groupTurns() takes several user messages in a row as one turn", () => {
  const { turns } = groupTurns([user("a"), user("b"), assistant("c")]);
  assertEquals(turns, [{
    id: "T1",
    messages: [user("a"), user("b"), assistant("c")],
  }]);
});

Deno.test("groupTurns() gives a history that starts with the assistant a first turn without a user", () => {
  const { turns } = groupTurns([assistant("Hello"), user("a"), assistant("b")]);
  assertEquals(turns.map(({ messages }) => messages.length), [1, 2]);
});

Deno.test("groupTurns() joins unanswered user messages by a blank line", () => {
  const { turns, question } = groupTurns([user("a"), user("b")]);
  assertEquals([turns, question], [[], "a\n\nb"]);
});

Deno.test("groupTurns() has no question where the assistant has ended", () => {
  const grouped = groupTurns([user("a"), assistant("b")]);
  assertEquals([grouped.turns.length, grouped.question], [1, ""]);
  assertEquals("inFlight" in grouped, false);
});

Deno.test("groupTurns() takes the tool rounds since the question as in flight", () => {
  const grouped = groupTurns([
    user("a"),
    assistant("b"),
    user("c"),
    call("1"),
    result("1"),
    call("2"),
  ]);
  assertEquals(grouped.turns.length, 1);
  assertEquals(grouped.question, "c");
  assertEquals(grouped.inFlight, [call("1"), result("1"), call("2")]);
});

Deno.test("groupTurns() keeps a turn with tool calls that the assistant has ended whole", () => {
  const messages = [user("a"), call("1"), result("1"), assistant("b")];
  assertEquals(groupTurns(messages).turns, [{ id: "T1", messages }]);
});

Deno.test("groupTurns() takes the first system message as the instructions", () => {
  const { instructions } = groupTurns([
    { role: "system", content: "Be brief." },
    user("a"),
  ]);
  assertEquals(instructions, "Be brief.");
});

Deno.test("groupTurns() refuses a later system message by its index", () => {
  assertThrows(
    () => groupTurns([user("a"), { role: "system", content: "Be brief." }]),
    TypeError,
    "messages[1].role: a system message stands only at the start",
  );
});

Deno.test("groupTurns() refuses an empty list", () => {
  assertThrows(
    () => groupTurns([]),
    RangeError,
    "Cannot group turns: there is no message",
  );
});

Deno.test("groupTurns() shifts no number for a blank message", () => {
  const { turns } = groupTurns([
    user("  \n"),
    assistant(""),
    user("b"),
    assistant("c"),
  ]);
  assertEquals(turns.map(({ id }) => id), ["T1", "T2"]);
});

Deno.test("groupTurns() keeps a call with its result where the user speaks between them", () => {
  const grouped = groupTurns([
    user("a"),
    call("1"),
    user("Wait."),
    result("1"),
    assistant("b"),
    user("c"),
  ]);
  assertEquals(grouped.turns.map(({ messages }) => messages.length), [5]);
  assertEquals(grouped.question, "c");
});

Deno.test("groupTurns() does not join turns that use the same call id again", () => {
  const round = [user("a"), call("call_1"), result("call_1"), assistant("b")];
  const { turns } = groupTurns([...round, ...round, user("c")]);
  assertEquals(turns.map(({ messages }) => messages.length), [4, 4]);
});

Deno.test("groupTurns() refuses a user who speaks between a call and its result in the turn in flight", () => {
  assertThrows(
    () => groupTurns([user("a"), call("1"), user("Wait."), result("1")]),
    TypeError,
    "messages[2].role: a user's message stands between a call and its result",
  );
});
