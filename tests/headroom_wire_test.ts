import { assert, assertEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import config from "../deno.json" with { type: "json" };
import { HEADROOM_CLIENT } from "../lib/edge/headroom_client.ts";
import {
  compressed,
  headroomTest,
  rawServer,
  replyOf,
  requestOf,
} from "./headroom_scene.ts";

const ignore = Deno.permissions.querySync({ name: "run" }).state !== "granted";
const cwd = fromFileUrl(new URL("..", import.meta.url));

/** What `headroom_sample.ts` prints in this environment, with the permission to ask this server and no other one. */
async function sampleOutput(
  url: string,
  text: string[],
  env: Record<string, string>,
): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--no-prompt",
      "--no-check",
      "--quiet",
      `--allow-net=${new URL(url).host}`,
      "tests/headroom_sample.ts",
      url,
      ...text,
    ],
    cwd,
    // Deno's own look for a newer version would go through a proxy.
    env: { NO_COLOR: "1", DENO_NO_UPDATE_CHECK: "1", ...env },
  }).output();
  return new TextDecoder().decode(stdout).trim();
}

headroomTest("these bytes leave for Headroom, and no others", async () => {
  await using server = rawServer(replyOf("short"));
  assertEquals(await compressed(server, 'été "quoted"\n\ttab\n'), "short");
  const content = '"été \\"quoted\\"\\n\\ttab\\n"';
  assertEquals(server.received, [requestOf(server.url, content)]);
});

Deno.test({
  name:
    "Headroom's client reads no name of the environment, and goes through no proxy",
  ignore,
  fn: async () => {
    await using server = rawServer(replyOf("short"));
    await using other = rawServer(replyOf("short"));
    const audit = await Deno.makeTempFile();
    const printed = await sampleOutput(server.url, ["some text"], {
      DENO_AUDIT_PERMISSIONS: audit,
      HEADROOM_API_KEY: "hdr_key",
      HEADROOM_BASE_URL: other.url,
      OPENAI_API_KEY: "sk-key",
      ANTHROPIC_API_KEY: "sk-ant-key",
      HTTP_PROXY: other.url,
      ALL_PROXY: other.url,
      NODE_USE_ENV_PROXY: "1",
    });
    assertEquals(printed, "short");
    assertEquals(server.received, [requestOf(server.url, '"some text"')]);
    assertEquals(other.received, []);
    const used = (await Deno.readTextFile(audit)).trim().split("\n")
      .map((line) => JSON.parse(line))
      .map(({ permission, value }) => `${permission} ${value}`);
    assertEquals([...new Set(used)], [`net ${new URL(server.url).host}`]);
    await Deno.remove(audit);
  },
});

Deno.test({
  name: "Headroom's client is fetched when it is asked for, and not before",
  ignore,
  fn: async () => {
    await using npm = rawServer("HTTP/1.1 404 Not Found\r\n\r\n");
    const url = "http://127.0.0.1:8787";
    const env = {
      DENO_DIR: await Deno.makeTempDir(),
      NPM_CONFIG_REGISTRY: npm.url,
    };
    assertEquals(await sampleOutput(url, [], env), "");
    assertEquals(npm.received, []);
    assertEquals(
      await sampleOutput(url, ["some text"], env),
      `missing its client cannot be used: it is not installed and cannot be had now: get it with deno cache ${HEADROOM_CLIENT}`,
    );
    assert(npm.received.some((request) => request.includes("/headroom-ai")));
    await Deno.remove(env.DENO_DIR, { recursive: true });
  },
});

Deno.test("the client that is asked is the one that deno.json pins", () => {
  assertEquals(config.imports["headroom-ai"], HEADROOM_CLIENT);
});
