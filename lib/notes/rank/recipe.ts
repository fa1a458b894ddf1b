/**
 * The constants of `rankNotes`: round numbers on flat tops, measured on two sets of chats and three agent sessions.
 *
 * Reply, first person and task size were checked by leaving one conversation out; half of one or twice as much loses a
 * point or two.
 */
export const RECIPE = {
  /** Shorter pieces say nothing. */
  leastChars: 3,
  /** A longer sentence is cut at semicolons. */
  proseChars: 1600,
  /** A longer piece of a tool's JSON is cut at its keys. */
  jsonChars: 200,
  /** A longer line of a tool's result or call is cut. */
  lineChars: 800,
  /** A number, name, path or day counts so many times a plain word. */
  specific: 2,
  /** A pair of characters counts half a word: it shares each character with another pair. */
  pair: 1 / 2,
  /** For each of time word, name and number that a unit has. */
  kind: 1.25,
  /** For a sentence in which somebody speaks of themselves. */
  firstPerson: 1.2,
  /** For what answers a question. */
  reply: 1.4,
  /** For a question between people: what holds is its answer. */
  asking: 0.6,
  /** Of how many times its own sum the mean of a person's message is, for its weaker sentences. */
  lift: 1 / 4,
  /** For what replaces an earlier statement, which mostly has the same words and more of them. */
  update: 1.5,
  /** For what is marked as replaced: about what the mark costs. */
  replaced: 1.1,
  /** A question within so many units of its message's end asks for the next message. */
  askUnits: 2,
  /** For a call that names a file, a command, a page or a pattern. */
  namingCall: 2,
  /** Of a message's size, so that a long message does not take the room. */
  sizePower: -1 / 3,
  /** Of the size of what people say to an assistant: the long ones are mostly pasted. */
  taskSizePower: -1 / 2,
  /** Of the age, in rooms, of what an assistant or a tool said. */
  agePower: -1 / 2,
  /** One message gets at most this share of the room while others have something to say. */
  messageShare: 1 / 4,
  /** Standing instructions get this share of the room … */
  instructionShare: 1 / 4,
  /** … or up to so many tokens where that is more … */
  instructionTokens: 400,
  /** … but no larger share than this. */
  instructionMost: 3 / 4,
} as const;
