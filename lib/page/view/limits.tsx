/** What the page does not show, in its own words. */
export function Limits({ kind }: { kind: "lesson" | "request" }) {
  return (
    <footer aria-label="What this page does not show">
      <p>
        Not measured here: latency saving, answer quality, external storage,
        durable preference, privacy control, a deletion guarantee, a model
        service.
      </p>
      {kind === "lesson"
        ? (
          <p>
            Teaching tokens are fixed weights of the fixture, not a tokenizer's
            output and not billable; six tokens for the summary S are a model
            assumption, even where its shown sentence is longer. Turn
            annotations are fixture data: there is no semantic fact extraction,
            no inference call and no truth detector. The policy is a small local
            algorithm, conservative on purpose; it is not ADK's event-window
            compaction, and not a claim that a model cannot read repeated text.
          </p>
        )
        : (
          <p>
            Each window is what would be sent to answer that turn's user; no
            model is asked. Words are compared, not meaning: a paraphrase counts
            as lost. Being in the window is not being used.
          </p>
        )}
    </footer>
  );
}
