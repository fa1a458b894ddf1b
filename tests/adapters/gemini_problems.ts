type Json = Readonly<Record<string, unknown>>;

interface Content {
  readonly role?: string;
  readonly parts?: readonly Json[];
}

interface Named {
  readonly id?: string;
  readonly name: string;
}

/** What Gemini refuses: a response of no call, and a call without a response before somebody else speaks. */
export function geminiProblems(value: unknown): readonly string[] {
  const contents = contentsOf(value);
  const problems: string[] = [];
  const open: string[] = [];
  for (const { parts = [] } of contents) {
    const responses = parts.flatMap(
      named("functionResponse", "function_response"),
    );
    for (const name of responses) {
      const index = open.indexOf(name);
      if (index < 0) problems.push(`orphan ${name}`);
      else open.splice(index, 1);
    }
    if (responses.length === 0) {
      for (const name of open.splice(0)) problems.push(`unanswered ${name}`);
    }
    open.push(...parts.flatMap(named("functionCall", "function_call")));
    if (parts.length === 0) problems.push("a content without parts");
  }
  return contents.length === 0 ? [...problems, "no content"] : problems;
}

function contentsOf(value: unknown): readonly Content[] {
  if (Array.isArray(value)) return value;
  const { contents, events } = value as {
    contents?: Content[];
    events?: { content?: Content }[];
  };
  return contents ??
    (events ?? []).flatMap(({ content }) =>
      content === undefined ? [] : [content]
    );
}

function named(camel: string, snake: string) {
  return (part: Json): string[] => {
    const value = (part[camel] ?? part[snake]) as Named | undefined;
    return value === undefined ? [] : [value.id ?? value.name];
  };
}
