/** A made-up conversation in LoCoMo's shape. */
export const LOCOMO_SAMPLE = [{
  sample_id: "conv-1",
  conversation: {
    speaker_a: "Ada",
    speaker_b: "Ben",
    session_2_date_time: "9:05 am on 12 June, 2023",
    session_2: [
      { speaker: "Ben", dia_id: "D2:1", text: "I moved to the Blue Quay." },
    ],
    session_1_date_time: "1:56 pm on 8 May, 2023",
    session_1: [
      { speaker: "Ada", dia_id: "D1:1", text: "I planted 14 walnut trees." },
      {
        speaker: "Ben",
        dia_id: "D1:2",
        text: "Lovely!",
        blip_caption: "a garden",
      },
    ],
    session_3_date_time: "9:05 am on 12 July, 2023",
  },
  qa: [
    {
      question: "What did Ada plant?",
      answer: "walnut trees",
      evidence: ["D:1:01; D9:9"],
      category: 4,
    },
    {
      question: "When did they first talk?",
      answer: "8 May 2023",
      evidence: ["D1:2"],
      category: 2,
    },
    {
      question: "Who sings?",
      adversarial_answer: "Ada",
      evidence: ["D1:1"],
      category: 5,
    },
  ],
}];

/** A made-up chat in BEAM's shape, with questions. */
export const BEAM_SAMPLE = {
  id: "7",
  chat: [{
    batch_number: 1,
    turns: [[
      { role: "user", id: 0, content: "The quota is 900 crates. ->-> 1,1" },
      { role: "assistant", id: 1, content: "Noted." },
    ], [
      { role: "user", id: 2, content: "The quota is now 1,200 crates." },
      { role: "assistant", id: 3, content: "Changed." },
    ]],
  }],
  probes: {
    knowledge_update: [{
      question: "What is the quota of crates?",
      source_chat_ids: { original_info: [0], updated_info: [2] },
      rubric: ["LLM response should state: 1,200 crates"],
    }, {
      question: "What is noted?",
      source_chat_ids: { original_info: [2], updated_info: [2] },
      rubric: ["LLM response should state: bananas"],
    }],
    event_ordering: [{
      question: "In which order?",
      source_chat_ids: [0, [3], 99],
      rubric: ["Crates"],
    }],
    abstention: [{ question: "Who sings?", rubric: ["nobody knows"] }],
  },
};

/** A made-up history in LongMemEval's shape. */
export const LONGMEMEVAL_SAMPLE = [{
  question_id: "q1",
  question_type: "knowledge-update",
  question: "When is the gym?",
  answer: "Thursday",
  question_date: "2023/05/30 (Tue) 23:40",
  haystack_dates: ["2023/05/20 (Sat) 02:21", "2023/05/25 (Thu) 10:00"],
  haystack_session_ids: ["s1", "s2"],
  haystack_sessions: [
    [
      { role: "user", content: "The gym is on Monday.", has_answer: true },
      { role: "assistant", content: "Good." },
      { role: "user", content: "Bye." },
    ],
    [
      { role: "assistant", content: "Welcome back." },
      { role: "user", content: "The gym is on Thursday.", has_answer: true },
      { role: "assistant", content: "Good.", has_answer: false },
    ],
  ],
  answer_session_ids: ["s1", "s2"],
}, {
  question_id: "q2_abs",
  question_type: "multi-session",
  question: "How tall is the tower?",
  answer: 3,
  question_date: "2023/05/30 (Tue) 23:40",
  haystack_dates: [],
  haystack_session_ids: [],
  haystack_sessions: [[{ role: "user", content: "Hi." }]],
  answer_session_ids: [],
}];

/** A made-up parsed session of Claude Code with one compaction. */
export const TRACE_SAMPLE = {
  session: "s",
  messages: [
    { role: "user", parts: [{ kind: "text", text: "Fix the dock." }] },
    {
      role: "assistant",
      parts: [{
        kind: "tool_use",
        text:
          '{"name":"Bash","input":{"command":"npm run check -- --dock \\"D 4\\""}}',
      }],
    },
    {
      role: "user",
      parts: [{ kind: "tool_result", text: "src/dock/gate.ts has 4711 lines" }],
    },
    { role: "assistant", parts: [{ kind: "text", text: "I see openGate." }] },
    {
      role: "assistant",
      parts: [{
        kind: "tool_use",
        text:
          '{"name":"Bash","input":{"command":"npm run check -- --dock \\"D 4\\""}}',
      }],
    },
    { role: "user", parts: [{ kind: "tool_result", text: "8080 is taken" }] },
    {
      role: "assistant",
      parts: [{
        kind: "text",
        text: "openGate of src/dock/gate.ts has 4711 lines, not 5000.",
      }],
    },
  ],
  compactions: [{ at: 4, metadata: {}, summary: "The dock is being fixed." }],
};
