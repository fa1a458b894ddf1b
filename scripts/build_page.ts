import { sha256 } from "../lib/edge/sha256.ts";

/** Bytes to base64 of a hex digest, as a Content-Security-Policy names it. */
async function hashOf(text: string): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(text));
  return `'sha256-${Uint8Array.fromHex(digest).toBase64()}'`;
}

const STYLES = ["page", "controls", "chart", "areas", "evidence", "print"];
const ROOT = new URL("..", import.meta.url);

/**
 * The module that holds the replay page: one HTML file with its script and style in it, and room for the data.
 *
 * `deno bundle` takes esbuild from npm once. The script and the style are named by their hashes in the page's own
 * Content-Security-Policy, so nothing else runs in it, whatever the data say.
 *
 * @throws {Error} If the bundle cannot be made; the message is the bundler's.
 */
export async function buildPage(): Promise<string> {
  const script = await bundle();
  if (/<\/script|<!--/i.test(script)) {
    throw new Error("Cannot build the page: its script would end too early");
  }
  const style = await styles();
  const policy = [
    "default-src 'none'",
    `script-src ${await hashOf(script)}`,
    `style-src ${await hashOf(style)}`,
    "img-src data:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Context compression: compare space saved with evidence retained</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<div id="app"></div>
<noscript>This page needs JavaScript; deno task replay shows the same in the terminal.</noscript>
<script type="application/json" id="replay-data">null</script>
<script>${script}</script>
</body>
</html>
`;
  return `/** The replay page, with \`null\` where its data go; \`replayPage\` fills it. */
export const REPLAY_PAGE: string = ${JSON.stringify(page)};
`;
}

async function styles(): Promise<string> {
  const parts = await Promise.all(
    STYLES.map((name) =>
      Deno.readTextFile(new URL(`lib/page/styles/${name}.css`, ROOT))
    ),
  );
  return parts.join("").replace(/\n\s*/g, "\n");
}

async function bundle(): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command("deno", {
    args: [
      "bundle",
      "--quiet",
      "--platform=browser",
      "--minify",
      "lib/page/main.tsx",
    ],
    cwd: ROOT,
    stdout: "piped",
    stderr: "piped",
  }).output();
  if (success) return new TextDecoder().decode(stdout).trim();
  throw new Error(
    `Cannot build the page: ${new TextDecoder().decode(stderr).trim()}`,
  );
}
