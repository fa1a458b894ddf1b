const MOST_MS = 60_000;
const PAUSE_MS = 25;

/** Tries a claim again and again until it holds; fails as it last failed once a minute is over. */
export async function eventually(claim: () => Promise<void>): Promise<void> {
  const end = performance.now() + MOST_MS;
  while (true) {
    try {
      return await claim();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await new Promise((go) => setTimeout(go, PAUSE_MS));
  }
}
