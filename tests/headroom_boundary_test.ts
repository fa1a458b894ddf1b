import { assert, assertEquals, assertRejects } from "@std/assert";
import {
  sanitizeContext,
  type SupportingContext,
} from "../lib/compress/mod.ts";
import { headroomBackend } from "../lib/edge/headroom.ts";
import { headroomTest, rawServer, replyOf } from "./headroom_scene.ts";

const BODY = "Zk3vQ9xT7bLm2RwYc8NpD4sHg6JfAe1UoXiB5tKq";

/** Made up, and put together here, so that no scanner of secrets takes them for real ones. */
const SECRETS: readonly (readonly [carrier: string, secret: string])[] = [
  ["git clone with %s", `ghp_${BODY.slice(0, 36)}`],
  ["job token %s, expires soon", `glpat-${BODY.slice(0, 20)}`],
  ["export AWS_ACCESS_KEY_ID=%s", `AKIA${"J7QW3KZ5T2MNPX4B"}`],
  ["AWS_SECRET_ACCESS_KEY='%s'", BODY],
  ["  authorization: Bearer %s", BODY.slice(0, 30)],
  ["set-cookie: sid=%s; HttpOnly", BODY.slice(3, 33)],
  ["postgres://app:%s@db.example:5432/app", BODY.slice(5, 21)],
  ['  "password": "%s",', "correct-horse-77"],
  ["slack %s", `xoxb-${"2048512345-2048512399"}-${BODY.slice(0, 24)}`],
  ["pay with %s", `sk_live_${BODY.slice(0, 24)}`],
  ["ask with %s", `sk-ant-api03-${BODY}`],
  ["map %s", `AIza${BODY.slice(0, 35)}`],
  ["//npm.example/:_authToken=%s", `npm_${BODY.slice(0, 36)}`],
];

const KEY = [
  "-----BEGIN RSA PRIVATE KEY-----",
  BODY,
  BODY,
  "-----END RSA PRIVATE KEY-----",
];

headroomTest(
  "no secret of a hostile log leaves for Headroom, and nothing that is not in the context",
  async () => {
    await using server = rawServer(replyOf("short"));
    const log = [
      "EXACT src/a.ts:1:2 error TS2322",
      ...SECRETS.map(([carrier, secret]) => carrier.replace("%s", secret)),
      ...KEY,
      "the end",
    ].join("\n");
    const context = sanitizeContext(
      { label: "/home/ada/label.log", text: log, withoutLines: [1] },
      { preserve: ["the end", "keep-me", SECRETS[0][1]] },
    );
    await headroomBackend(server).compress(context, {
      targetTokens: 4321,
      countText: (text) => text.length,
      preserve: ["the end", "keep-me"],
      signal: new AbortController().signal,
    });
    const [bytes] = server.received;
    for (const [, secret] of SECRETS) assert(!bytes.includes(secret), secret);
    for (
      const words of [
        BODY.slice(0, 16),
        "PRIVATE KEY-----\\nZk",
        "ada",
        "label",
        "keep-me",
        "4321",
        "TS2322",
      ]
    ) {
      assert(!bytes.includes(words), words);
    }
    const body = JSON.parse(bytes.slice(bytes.indexOf("\r\n\r\n")));
    assertEquals(body, {
      messages: [{ role: "user", content: context.text }],
      model: "holdfast",
    });
  },
);

headroomTest(
  "what sanitizeContext() did not make does not leave for Headroom",
  async () => {
    await using server = rawServer(replyOf("short"));
    const made = sanitizeContext({ label: "ci.log", text: "a\nb" });
    const copied = { ...made, text: "raw" } as unknown as SupportingContext;
    await assertRejects(
      () =>
        headroomBackend(server).compress(copied, {
          targetTokens: 10,
          countText: (text) => text.length,
          preserve: [],
          signal: new AbortController().signal,
        }),
      TypeError,
    );
    assertEquals(server.received, []);
  },
);
