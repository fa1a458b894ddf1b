import { assertRejects } from "@std/assert";
import { servedSource } from "../lib/page/model/served_source.ts";

for (
  const [what, line, message] of [
    ["an error", '{"error":"No such budget"}', "No such budget"],
    ["no JSON", "<html>", "not valid JSON"],
  ] as const
) {
  Deno.test(`the page leaves a replay that says ${what}, however long it would go on`, async () => {
    const left = Promise.withResolvers<void>();
    const body = new ReadableStream({
      start: (controller) =>
        controller.enqueue(new TextEncoder().encode(`${line}\n`)),
      cancel: () => left.resolve(),
    });
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.resolve(new Response(body));
    try {
      const settings = {
        policy: "compact",
        budget: 465,
        fidelity: "preserve",
      } as const;
      const { signal } = new AbortController();
      await assertRejects(
        () => servedSource().play(settings, () => {}, signal),
        Error,
        message,
      );
    } finally {
      globalThis.fetch = fetch;
    }
    await left.promise;
  });
}
