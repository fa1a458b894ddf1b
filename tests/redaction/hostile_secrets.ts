/** An invented secret as it stands in a log. */
export interface HostileSecret {
  readonly name: string;
  /** The lines in which it stands. */
  readonly lines: readonly string[];
  /** The invented values; no 8 characters in a row of one may be left. */
  readonly values: readonly string[];
}

// Prefixes are parted from what follows, so that no scanner takes this file for a leak.
const join = (...parts: readonly string[]) => parts.join("");
const BODY = [
  "MIIBqPlumQuartz77xKv0Lw9TzRd31HhYc82NfBs64JmGe50VaUi",
  "Wq3Zt8Xn1Or6Pk5Dy2Cl7Ej4Fg9SbHuMiAvTo0LwRz+KxQ/NdEcB",
  "tinRoof77Gs1Vh4==",
];
const key = (kind: string, head: readonly string[] = []) => [
  `-----BEGIN ${kind}PRIVATE KEY-----`,
  ...head,
  ...BODY,
  `-----END ${kind}PRIVATE KEY-----`,
];
const one = (name: string, value: string, line: (value: string) => string) => ({
  name,
  values: [value],
  lines: [line(value)],
});

const GITHUB = join("gh", "p_", "Qm31xYz7Kd02LwPa81RtVb64NcEs95JhGf27");
const AWS_ID = join("AK", "IA", "QPLUMTIN77ROOFXY");
const AWS_SECRET = "wQ8zLk3Vt6Yp1Rb9Nc4Xd7Gf2Hs5Jm0Ke8Au3BiZ";
const JWT = join(
  "ey",
  "JhbGciOiJIUzI1NiJ9.",
  "eyJzdWIiOiJwbHVtIiwiaWF0Ijo3N30.",
  "Zq3Xt8Wn1Vr6Uk5Ty2Sl7Rj4Qg9PbOu",
);

/** Each rule at least once, most of them in several forms. */
export const HOSTILE_SECRETS: readonly HostileSecret[] = [
  { name: "private key", lines: key(""), values: BODY },
  {
    name: "encrypted RSA key",
    lines: key("RSA ", [
      "Proc-Type: 4,ENCRYPTED",
      "DEK-Info: AES-256-CBC,77AB",
      "",
    ]),
    values: BODY,
  },
  { name: "OpenSSH key", lines: key("OPENSSH "), values: BODY },
  one(
    "bearer header",
    "QZ81kd92hs71mmPQ44",
    (v) => `authorization: bearer ${v}`,
  ),
  one(
    "basic header",
    "ZGVwbG95OnBsdW0tOS1x",
    (v) => `Authorization: Basic ${v}`,
  ),
  one("raw header", "plum9quartz4tin7roof", (v) => `AUTHORIZATION: ${v}`),
  one(
    "curl header",
    "kQ93hd71Lm20Zx85Vb",
    (v) => `curl -sS -H 'Authorization: Bearer ${v}' https://api.example/v1`,
  ),
  one(
    "curl user",
    "deploy:plum-9-quartz-tin",
    (v) => `curl -u ${v} https://api.example/v1`,
  ),
  one(
    "JSON header",
    "Rt64Nc95Es27Jh81Gf",
    (v) => `{"headers":{"authorization":"Bearer ${v}","accept":"*/*"}}`,
  ),
  {
    name: "digest header",
    lines: [
      'Authorization: Digest username="plumdeploy77", response="6629fae49393a053"',
    ],
    values: ["plumdeploy77", "6629fae49393a053"],
  },
  one(
    "cookie",
    "session=tin77roof88quartz; theme=plumdark9",
    (v) => `Cookie: ${v}`,
  ),
  one(
    "set-cookie",
    "sid=quartz55plum66tin; Path=/admin77",
    (v) => `set-cookie: ${v}`,
  ),
  one(
    "quoted with spaces",
    "tin roof 77 plum",
    (v) => `export DB_PASSWORD='${v}'`,
  ),
  one(
    "spaced assignment",
    "quartz hill 31 plum",
    (v) => `DEPLOY_SECRET = "${v}"`,
  ),
  one("plain assignment", "plumQuartz9tinRoof", (v) => `BUILD_TOKEN=${v}`),
  one("API key", "9f3c2a7e51b04d66plum", (v) => `MAPS_API_KEY=${v} ./run.sh`),
  one("lower case", "tinRoofQuartz31", (v) => `db.password=${v}`),
  one("YAML", "roofTinQuartz-42!", (v) => `password: ${v}`),
  one(
    "YAML with spaces",
    "copper kettle quartz lamp",
    (v) => `  admin_password: "${v}"`,
  ),
  one(
    "JSON",
    "tin roof, 77 {plum}",
    (v) => `{"user":"ann","password":"${v}","port":5432}`,
  ),
  one("JSON secret", "aB3dE6gH9jK2mN5pQ8", (v) => `"clientSecret": "${v}",`),
  one(
    "Python",
    "plum'quartz 77 tin",
    (v) => `{'user': 'ann', 'password': "${v}"}`,
  ),
  one(
    "URL",
    "deploy:plum-9-quartz",
    (v) => `POST https://${v}@hooks.example/run`,
  ),
  one(
    "URL with odd password",
    "ann:p@ss:plum9quartz",
    (v) => `git fetch https://${v}@git.example/a.git`,
  ),
  one(
    "database",
    "ann:plum/9quartz?tin",
    (v) => `postgres://${v}@db.example:5432/shop`,
  ),
  one(
    "database without user",
    ":plumQuartz9tin",
    (v) => `redis://${v}@cache.example:6379/0`,
  ),
  one(
    "connection string",
    "plum quartz 9 tin",
    (v) => `Server=tcp:db.example,1433;User ID=sa;Password=${v};Encrypt=True`,
  ),
  one(
    "storage key",
    "Zq3Xt8Wn1Vr6Uk5Ty2Sl7Rj4Qg9PbOuMiAvTo0LwRz==",
    (v) => `DefaultEndpointsProtocol=https;AccountName=plum;AccountKey=${v}`,
  ),
  {
    name: "AWS pair",
    lines: [`aws ${AWS_ID} ${AWS_SECRET}`],
    values: [AWS_ID, AWS_SECRET],
  },
  one("AWS secret by name", AWS_SECRET, (v) => `aws_secret_access_key = ${v}`),
  one("GitHub", GITHUB, (v) => `remote: using ${v} for push`),
  one(
    "GitHub fine-grained",
    join(
      "github",
      "_pat_",
      "11ABCDE0Q0plumQuartz77_tinRoof31Zx85VbKq93hd71Lm20",
    ),
    (v) => `token ${v}`,
  ),
  one(
    "GitLab",
    join("gl", "pat-", "Qm31xYz7Kd02LwPa81Rt"),
    (v) => `CI job uses ${v}`,
  ),
  one(
    "Slack",
    join("xo", "xb-", "774411223344-998877665544-QmYzKdLwPaRtVbNcEsJh"),
    (v) => `notify ${v}`,
  ),
  one(
    "Stripe",
    join("sk", "_live_", "Qm31xYz7Kd02LwPa81RtVb64"),
    (v) => `charge with ${v}`,
  ),
  one(
    "OpenAI",
    join("sk", "-proj-", "Qm31xYz7Kd02LwPa81RtVb64NcEs95_Jh-Gf27"),
    (v) => `model key ${v}`,
  ),
  one(
    "OpenAI, old form",
    join("sk", "-", "Qm31xYz7Kd02LwPa81RtVb64NcEs95JhGf27Kq93hd71Lm20"),
    (v) => `key=${v}`,
  ),
  one(
    "Anthropic",
    join(
      "sk",
      "-ant-api03-",
      "Qm31xYz7Kd02-LwPa81RtVb64_NcEs95JhGf27Kq93hd71Lm20",
    ),
    (v) => `using ${v}`,
  ),
  one(
    "Google",
    join("AI", "za", "SyQm31xYz7Kd02LwPa81RtVb64NcEs95JhG"),
    (v) => `https://maps.example/js?key=${v}`,
  ),
  one(
    "npm",
    join("np", "m_", "Qm31xYz7Kd02LwPa81RtVb64NcEs95JhGf27"),
    (v) => `//registry.example/:_authToken=${v}`,
  ),
  one("JWT", JWT, (v) => `decoded ${v} ok`),
  one(
    "query",
    "plum9quartz7tin31roof",
    (v) => `GET /feed?page=2&access_token=${v}&sort=asc 200`,
  ),
  one(
    "flag",
    "plumQuartz9tin31",
    (v) => `mysql --user ann --password ${v} shop`,
  ),
  one("API key header", "plumQuartz9tin31Zx", (v) => `X-Api-Key: ${v}`),
  {
    name: "YAML block",
    lines: [
      "secret: |",
      "  plumQuartz9tin31",
      "  copper kettle 42",
      "port: 80",
    ],
    values: ["plumQuartz9tin31", "copper kettle 42"],
  },
  one("XML", "plumQuartz9tin31", (v) => `<password>${v}</password>`),
];

/** What a log writes around a line. */
export interface Carrier {
  readonly name: string;
  readonly carry: (lines: readonly string[]) => readonly string[];
  /** Whether each line is left as a line, so that YAML stays YAML. */
  readonly breaksYaml?: true;
}

const each = (carry: (line: string) => string) => (lines: readonly string[]) =>
  lines.map(carry);

/** Ways in which a log may hold a line. */
export const CARRIERS: readonly Carrier[] = [
  { name: "bare", carry: each((line) => line) },
  { name: "indented", carry: each((line) => `      ${line}`) },
  { name: "tabs", carry: each((line) => `\t\t${line}`) },
  { name: "quoted mail", carry: each((line) => `> ${line}`) },
  { name: "diff", carry: each((line) => `+ ${line}`), breaksYaml: true },
  {
    name: "time and level",
    carry: each((line) => `2026-11-30T09:15:02.113Z INFO  ${line}`),
  },
  { name: "container", carry: each((line) => `app_1  | ${line}`) },
  { name: "brackets", carry: each((line) => `[09:15:02] [runner-3] ${line}`) },
  {
    name: "colour",
    carry: each((line) => `\x1b[32m${line}\x1b[0m`),
    breaksYaml: true,
  },
  { name: "Windows", carry: each((line) => `${line}\r`) },
  {
    name: "JSON log",
    carry: (lines) => [
      JSON.stringify({
        level: "info",
        msg: `env\n${lines.join("\n")}\nend`,
        n: 1,
      }),
    ],
    breaksYaml: true,
  },
  {
    name: "JSON in JSON",
    carry: (lines) => [
      JSON.stringify({ log: JSON.stringify({ msg: lines.join("\n"), n: 1 }) }),
    ],
    breaksYaml: true,
  },
  {
    name: "beside emoji",
    carry: each((line) => `🚢 ${line}`),
    breaksYaml: true,
  },
];
