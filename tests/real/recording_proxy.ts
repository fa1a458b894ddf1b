/** Passes connections on to the server at `url`, byte by byte, and keeps what goes to it; `onSent` sees it as it grows. */
export function recordingProxy(
  url: string,
  onSent: (text: string) => void = () => {},
) {
  const { hostname, port } = new URL(url);
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const sent: string[] = [];
  const done = (async () => {
    const passing: Promise<void>[] = [];
    for await (const client of listener) passing.push(pass(client));
    await Promise.all(passing);
  })();
  async function pass(client: Deno.Conn): Promise<void> {
    const server = await Deno.connect({ hostname, port: Number(port) });
    const index = sent.push("") - 1;
    const decoder = new TextDecoder();
    const recorder = new TransformStream<Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        sent[index] += decoder.decode(chunk, { stream: true });
        controller.enqueue(chunk);
        onSent(sent[index]);
      },
    });
    await Promise.allSettled([
      client.readable.pipeThrough(recorder).pipeTo(server.writable),
      server.readable.pipeTo(client.writable),
    ]);
  }
  return {
    url: `http://127.0.0.1:${(listener.addr as Deno.NetAddr).port}`,
    sent,
    async [Symbol.asyncDispose]() {
      listener.close();
      await done;
    },
  };
}
