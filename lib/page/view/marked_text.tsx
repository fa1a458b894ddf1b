import { type Mark, markText } from "../model/mark_text.ts";

/** A text with its marks, always as text: nothing in it is markup. */
export function MarkedText(
  { text, marks }: { text: string; marks: readonly Mark[] },
) {
  return (
    <>
      {markText(text, marks).map(({ text: piece, start, kinds }) =>
        kinds.size === 0 ? piece : (
          <mark
            key={start}
            class={[...kinds].join(" ")}
            tabIndex={kinds.has("noted") ? -1 : undefined}
          >
            {piece}
          </mark>
        )
      )}
    </>
  );
}
