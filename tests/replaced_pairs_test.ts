import { assertEquals } from "@std/assert";
import { findReplaced } from "../lib/notes/replaced_facts.ts";

/** Two sentences, of which the second gives the first's value anew. */
const UPDATES: readonly (readonly [old: string, fresh: string])[] = [
  ["Let's set the timeout to 30s.", "Bump the timeout to 60s."],
  ["Max file size is 10MB.", "Actually make the max file size 25MB."],
  ["Book a table for 4 at Luigi's.", "We're now 6 for the table at Luigi's."],
  ["The flight leaves at 7am.", "The flight now leaves at 9am."],
  [
    "My appointment with Dr. Lee is on Tuesday.",
    "My appointment with Dr. Lee got moved to Thursday.",
  ],
  ["I have two cats.", "I now have three cats."],
  ["We target Node 18.", "We target Node 20 now."],
  ["Use port 8080 for the dev server.", "Change the dev server port to 9090."],
  ["The price is $20 per seat.", "We raised the price to $25 per seat."],
  ["The launch is planned for June 1.", "The launch slipped to June 15."],
  [
    "The deadline is Friday.",
    "They gave us an extension of the deadline until Monday.",
  ],
  ["Our budget is 5k.", "Budget got cut to 3k."],
  ["We pay 19% VAT.", "VAT is 7% now."],
  ["Retry 3 times on failure.", "Retry 5 times on failure instead."],
  [
    "The database has 12 tables.",
    "After the migration there are now 15 tables in the database.",
  ],
  ["My favorite color is blue.", "My favorite color is green now."],
  ["We'll use React.", "We're switching from React to Svelte."],
  ["Tests must cover 80% of the code.", "Tests must cover 90% of the code."],
  ["Use tabs for indentation.", "Use spaces instead of tabs."],
  ["The meeting is at 3pm.", "The meeting has been pushed back to 4pm."],
  [
    "Keep responses under 100 words.",
    "You can go up to 200 words in responses now.",
  ],
  ["We have 1,200 users.", "We now have 2,000 users."],
  [
    "We deploy with Jenkins.",
    "We no longer use Jenkins, we deploy with GitHub Actions.",
  ],
  [
    "I'm training for a marathon on May 4.",
    "The marathon got postponed to June 8.",
  ],
  [
    "The wedding is for 80 guests.",
    "The guest list for the wedding has grown to 95 guests.",
  ],
  [
    "The API key rotates every 30 days.",
    "We changed it so the API key rotates every 14 days.",
  ],
  ["Postgres runs on port 5432.", "Postgres moved to port 5433."],
];

/** Two sentences that look so, and are about two things, two events, a question or a goal. */
const OTHERS: readonly (readonly [old: string, fresh: string])[] = [
  ["I ran 5 km on Monday.", "I ran 8 km on Tuesday."],
  ["The lunch is at 12:30.", "The dinner is now at 19:30."],
  ["The free plan has 5 seats.", "The pro plan now has 50 seats."],
  ["The tests take 30 seconds.", "The build now takes 45 seconds."],
  ["My brother is 25 years old.", "My sister is now 28 years old."],
  ["Room 4 holds 20 people.", "Room 5 now holds 30 people."],
  ["The p50 latency is 20 ms.", "The p99 latency is now 120 ms."],
  ["Q1 revenue was $2M.", "Q2 revenue was $3M."],
  [
    "The iOS app is at version 2.1.0.",
    "The Android app is now at version 2.3.0.",
  ],
  ["Invoice 1001 is due May 1.", "Invoice 1002 moved to May 9."],
  ["We moved to Berlin on May 3.", "We moved to the new office on June 7."],
  ["It costs $20 for adults.", "It costs $12 for children now."],
  ["Never use more than 3 retries.", "I have now seen 5 retries fail."],
  ["The deadline is May 2.", "Could we move the deadline to May 9?"],
  ["The deadline is May 2.", "I'm thinking of moving the deadline to May 9."],
  [
    "The deadline is May 2.",
    "They asked whether the deadline could move to May 9.",
  ],
  [
    "The kitchen renovation costs $20,000.",
    "The bathroom renovation is now at $9,000.",
  ],
  ["The report is due on May 3.", "The slides are now due on May 7."],
  ["Set the read timeout to 30s.", "Set the write timeout to 60s now."],
  ["Chapter 3 has 20 pages.", "Chapter 4 now has 25 pages."],
  [
    "The meeting with Ann is on Monday.",
    "The meeting with Bob moved to Friday.",
  ],
  ["We have 12 open bugs.", "We have now closed 5 bugs."],
  ["Staging has 4 replicas.", "Production now has 8 replicas."],
  [
    "The dev database has 12 tables.",
    "The analytics database now has 40 tables.",
  ],
  ["We use Redis for sessions.", "Don't use Memcached instead of Redis."],
  [
    "We use tabs.",
    "I read that people use spaces instead of tabs in Python, is that so?",
  ],
  ["Dentist on May 3 at 9am.", "Haircut moved to May 5 at 10am."],
  ["I have 3 meetings today.", "I have 5 meetings tomorrow."],
  ["I earned $300 in May.", "I earned $500 in June."],
  ["Train to Rome leaves at 7am.", "Train to Milan now leaves at 8am."],
];

function isMarked([old, fresh]: readonly [string, string]): boolean {
  const said = [old, "Something else was said here.", fresh];
  const [mark] = findReplaced(
    said.map((text, i) => ({ text, turn: `T${i}`, role: "user" })),
  );
  return mark !== undefined;
}

for (const pair of UPDATES) {
  Deno.test(`findReplaced() sees an update in ${JSON.stringify(pair)}`, () => {
    assertEquals(isMarked(pair), true);
  });
}

for (const pair of OTHERS) {
  Deno.test(`findReplaced() sees no update in ${JSON.stringify(pair)}`, () => {
    assertEquals(isMarked(pair), false);
  });
}
