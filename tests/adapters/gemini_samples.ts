import type { Content, GenerateContentParameters, Part } from "@google/genai";
import type { FormatSample } from "../contract/format_adapter.ts";

const user = (...parts: Part[]): Content => ({ role: "user", parts });
const model = (...parts: Part[]): Content => ({ role: "model", parts });
const text = (text: string): Part => ({ text });
const call = (name: string, id?: string): Part => ({
  functionCall: { name, args: { pallet: 88 }, ...(id ? { id } : {}) },
});
const response = (name: string, output: unknown, id?: string): Part => ({
  functionResponse: { name, response: { output }, ...(id ? { id } : {}) },
});

const asked = [user(text("The exports must stay in eu-west-1."))];
const asks = user(text("Why?"));

/** Conversations with one trap each. */
export const geminiSamples: readonly FormatSample[] = [
  {
    name: "without ids, responses are joined with calls in order and by name",
    value: [
      ...asked,
      model(call("find"), call("list"), call("find")),
      user(
        response("list", "L"),
        response("find", "F1"),
        response("find", "F2"),
      ),
      model(text("Done.")),
      asks,
    ] satisfies Content[],
  },
  {
    name: "arguments that are no object are read as one text",
    value: [
      ...asked,
      {
        role: "model",
        parts: [{ functionCall: { name: "find", args: "pallet 88" } }],
      },
      user(response("find", "F1")),
      model(text("Done.")),
      asks,
    ],
    warnings: [
      "[1].parts[0].functionCall.args: the arguments are no JSON object; they are read as one text",
    ],
  },
  {
    name: "with ids, responses are joined by id",
    value: [
      ...asked,
      model(call("find", "c1"), call("find", "c2")),
      user(response("find", "F2", "c2")),
      user(response("find", "F1", "c1")),
      model(text("Done.")),
      asks,
    ] satisfies Content[],
  },
  {
    name: "words beside responses start no turn",
    value: [
      ...asked,
      model(call("find")),
      user(response("find", "F1"), text("It must be signed.")),
      model(text("Signed.")),
      asks,
    ] satisfies Content[],
  },
  {
    name: "a body has instructions and tools, in config too",
    value: {
      model: "gemini-2.5-flash",
      contents: [...asked, model(text("Noted.")), asks],
      config: {
        systemInstruction: "Be brief.",
        tools: [{
          functionDeclarations: [{
            name: "find",
            parametersJsonSchema: { type: "object" },
          }],
        }],
      },
    } satisfies GenerateContentParameters,
  },
  {
    name: "Python's spelling and its nulls are understood, and stay",
    value: {
      system_instruction: { parts: [{ text: "Be brief." }] },
      contents: [
        { role: "user", parts: [{ text: "It must ship.", inline_data: null }] },
        {
          role: "model",
          parts: [{
            text: null,
            function_call: { id: null, name: "find", args: {} },
          }],
        },
        {
          role: "user",
          parts: [{
            function_response: { name: "find", response: { result: "a" } },
          }],
        },
        { role: "model", parts: [{ text: "Done." }] },
        { role: "user", parts: [{ text: "Why?" }] },
      ],
    },
  },
  {
    name:
      "code and what it printed are the model's text; a thought rides along",
    value: [
      ...asked,
      model(
        { text: "I must think.", thought: true },
        { executableCode: { code: "print(1)" } },
        { codeExecutionResult: { output: "1" } },
        { text: "It is 1.", thoughtSignature: "c2ln" },
      ),
      asks,
    ] satisfies Content[],
    warnings: [
      "[1].parts[0]: a part with thought rides along; it is not counted",
    ],
  },
  {
    name:
      "in a session the author speaks, and events without content go with their turn",
    value: {
      id: "s1",
      app_name: "shop",
      events: [
        {
          author: "model",
          actions: { state_delta: {} },
          timestamp: 1743871908.6,
        },
        { author: "user", content: asked[0], timestamp: 1743871909 },
        { author: "shop", content: model(call("find")), timestamp: 1743871910 },
        {
          author: "shop",
          content: user(response("find", "F1")),
          timestamp: 1743871911,
        },
        { author: "shop", content: model(text("Part")), partial: true },
        {
          author: "shop",
          content: model(text("Partly done.")),
          timestamp: 1743871912,
        },
        {
          author: "helper",
          content: user(text("It must be blue.")),
          timestamp: 1743871913,
        },
        { author: "shop", actions: { state_delta: { a: 1 } } },
        { author: "user", content: asks, timestamp: 1743871914 },
        { author: "shop", content: model(text("So.")), timestamp: 1743871915 },
      ],
    },
  },
  {
    name: "a response without its call is kept apart with a warning (case 3)",
    value: [
      ...asked,
      user(response("find", "F1", "c9")),
      model(text("Hm.")),
      asks,
    ] satisfies Content[],
    warnings: [
      '[1]: a result of no call, id "c9"; it stays as it is, no unit is formed with it',
    ],
  },
  {
    name: "a tool that runs long reports twice, with the user's words between",
    value: {
      events: [
        { author: "user", content: asked[0] },
        { author: "shop", content: model(call("ship", "c1")) },
        { author: "shop", content: user(response("ship", "pending", "c1")) },
        { author: "shop", content: model(text("It is on its way.")) },
        { author: "user", content: user(text("What else must ship?")) },
        { author: "shop", content: model(text("Nothing.")) },
        { author: "user", content: user(response("ship", "shipped", "c1")) },
        { author: "shop", content: model(text("Shipped.")) },
      ],
    },
    warnings: [
      'events[6].content: a further result of the call, id "c1"; it stays with the call',
    ],
  },
  {
    name: "a model's words beside a response are in its round",
    value: [
      ...asked,
      model(call("find", "c1")),
      model(response("find", "F1", "c1"), text("It must be in bay D.")),
      model(call("find", "c2")),
      user(response("find", "F2", "c2")),
      model(call("find", "c3")),
      user(response("find", "F3", "c3")),
    ] satisfies Content[],
  },
  {
    name: "a part that is a bare text is text",
    value: [
      { role: "user", parts: ["It must be blue."] },
      { role: "model", parts: ["Noted. ".repeat(9)] },
      { role: "user", parts: ["It must dry.", "Why?"] },
    ],
  },
  {
    name: "a part that is nothing is refused",
    value: [...asked, { role: "model", parts: [null] }],
    error: "Cannot read the gemini: [1].parts[0]: expected a part, found null",
  },
  {
    name: "an id that is a number is refused",
    value: [
      ...asked,
      model({ functionCall: { id: 1 as unknown as string, name: "find" } }),
    ] satisfies Content[],
    error: "Cannot read the gemini: [1].parts[0].id: expected text, found 1",
  },
  {
    name: "an image in a response is refused by part",
    value: [
      ...asked,
      model(call("find", "c1")),
      user({
        functionResponse: {
          id: "c1",
          name: "find",
          parts: [{ inlineData: { data: "AA", mimeType: "image/png" } }],
        },
      }),
    ] satisfies Content[],
    error:
      'Cannot read the gemini: [2].parts[0].functionResponse.parts[0]: only text parts can be counted, found "inlineData"',
  },
  {
    name: "an image is refused by content and part (case 16)",
    value: [
      user(text("Blue."), {
        inlineData: { data: "AA", mimeType: "image/png" },
      }),
    ] satisfies Content[],
    error:
      'Cannot read the gemini: [0].parts[1]: only text parts can be counted, found "inlineData"',
  },
  {
    name: "blank texts and responses stay (case 17)",
    value: [
      ...asked,
      model(call("find")),
      user({ functionResponse: { name: "find" } }),
      model(text("")),
      user(text(" \n")),
    ] satisfies Content[],
  },
  {
    name: "an unknown role is refused by place",
    value: [...asked, { role: "assistant", parts: [{ text: "Hm." }] }],
    error:
      'Cannot read the gemini: [1].role: expected user or model, found "assistant"',
  },
];
