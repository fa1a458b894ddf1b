import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  findReplaced,
  type Statement,
} from "../../lib/notes/replaced_facts.ts";

const value = fc.constantFrom(
  "5",
  "12",
  "40 ms",
  "$300",
  "71%",
  "May 3",
  "May 9",
  "3 pm",
  "1.2.0",
  "ten",
);
const frame = fc.constantFrom(
  "The upload limit is □.",
  "The upload limit is now □, can you check?",
  "We moved the launch party to □.",
  "The launch party is on □ at the lake.",
  "My library has □ tagged sources.",
  "Use □ instead of Redis for the queue.",
  "We use Redis for the queue.",
  "截止日期改为□。",
  "We changed the upload limit from 5 to □.",
  "□ □ □",
);
const text = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(frame, value).map(([words, put]) =>
      words.replaceAll("□", put)
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);
const role = fc.constantFrom<Statement["role"]>(
  "user",
  "user",
  "user",
  "system",
  "assistant",
  "tool",
);
const statements = fc.array(
  fc.record({
    text,
    turn: fc.integer({ min: 1, max: 9 }).map((n) => `T${n}`),
    role,
  }),
  { minLength: 4, maxLength: 25, size: "max" },
);

Deno.test("findReplaced() names a later statement of the same role, another turn and other words", () => {
  let marked = 0;
  fc.assert(
    fc.property(statements, (said) => {
      const found = findReplaced(said);
      assertEquals(found.length, said.length);
      found.forEach((mark, index) => {
        if (mark === undefined) return;
        marked++;
        const [old, fresh] = [said[index], said[mark.by]];
        assert(mark.by > index);
        assertEquals(fresh.role, old.role);
        assert(old.role === "user" || old.role === "system");
        assert(fresh.turn !== old.turn);
        assert(fresh.text !== old.text);
      });
    }),
    { numRuns: 300 },
  );
  assert(marked > 60, `only ${marked} marks were looked at`);
});

Deno.test("findReplaced() finds the same again and leaves its input as it was", () => {
  fc.assert(fc.property(statements, (said) => {
    const before = structuredClone(said);
    assertEquals(findReplaced(said), findReplaced(said));
    assertEquals(said, before);
  }));
});

Deno.test("findReplaced() does not mind what assistants and tools say in between", () => {
  fc.assert(fc.property(statements, (said) => {
    const own = said.filter(({ role }) => role === "user");
    const mixed = own.flatMap((statement): Statement[] => [
      statement,
      { ...statement, role: "assistant", turn: "T0" },
    ]);
    const alone = findReplaced(own).map((mark) =>
      mark && { ...mark, by: mark.by * 2 }
    );
    assertEquals(
      findReplaced(mixed).filter((_, index) => index % 2 === 0),
      alone,
    );
  }));
});
