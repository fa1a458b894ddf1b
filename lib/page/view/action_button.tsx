import type { ComponentChildren } from "preact";

interface ActionButtonProps {
  /** Whether there is something to do. */
  readonly able: boolean;
  readonly act: () => void;
  readonly children: ComponentChildren;
  readonly look?: string;
}

/** A button that keeps the focus when there is nothing more to do: a disabled one would lose it. */
export function ActionButton({ able, act, children, look }: ActionButtonProps) {
  return (
    <button
      type="button"
      class={look}
      aria-disabled={!able}
      onClick={() => able && act()}
    >
      {children}
    </button>
  );
}
