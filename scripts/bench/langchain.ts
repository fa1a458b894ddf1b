import type { Message, Role } from "../../lib/conversation/message.ts";

/** A message of LangChain's. */
export interface TheirMessage {
  readonly content: string;
  getType(): string;
}

/** What the bench uses of LangChain. */
export interface LangChain {
  trimMessages(
    messages: readonly TheirMessage[],
    options: Readonly<Record<string, unknown>>,
  ): Promise<readonly TheirMessage[]>;
  theirs(message: Message): TheirMessage;
  ours(message: TheirMessage): Message;
}

type MessageClass = new (content: string) => TheirMessage;

interface Package {
  readonly trimMessages: LangChain["trimMessages"];
  readonly HumanMessage: MessageClass;
  readonly AIMessage: MessageClass;
  readonly SystemMessage: MessageClass;
}

const PACKAGE = ["npm:@langchain", "core@1.4.0", "messages"].join("/");
const ROLES: Readonly<Record<string, Role>> = {
  human: "user",
  ai: "assistant",
  system: "system",
};

/** LangChain's `trimMessages` with its messages, or why it cannot be had. */
export async function loadLangChain(): Promise<
  LangChain | { missing: string }
> {
  try {
    const { trimMessages, HumanMessage, AIMessage, SystemMessage }: Package =
      await import(PACKAGE);
    const classes: Readonly<Partial<Record<Role, MessageClass>>> = {
      user: HumanMessage,
      assistant: AIMessage,
      system: SystemMessage,
    };
    return {
      trimMessages,
      theirs: ({ role, content }) => new classes[role]!(`${content}`),
      ours: (message) => ({
        role: ROLES[message.getType()],
        content: message.content,
      }),
    };
  } catch (error) {
    return {
      missing: `cannot load: ${(error as Error).message.split("\n")[0]}`,
    };
  }
}
