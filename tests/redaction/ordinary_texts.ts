/** Texts that look like secrets to a careless rule and are none, one a line. */
const TEXTS = String.raw`
see task-queue-retention-policy, disk-pressure-alert-7, commit 9f3c2a7e51b04d6688aa0c1e2f7b9d3a4c5e6f70, the Bearer token guide
risk-assessment-2026-q3-final-review-version-12
desk-booking-service-frontend-7c9d8b6f5-x2k4q
flask-sqlalchemy-extension-compatibility-31
mask-rcnn-resnet50-fpn-coco-training-run-0042
ask-an-expert-2024-archive-page-17-of-33
whisk-broom-attachment-model-2200-replacement
brisk-walk-challenge-week-12-results-table
kiosk-display-controller-firmware-v2-1-9
dusk-till-dawn-lighting-schedule-2026-winter
sk-SK locale falls back to cs-CZ when 2 keys are missing
the class sk-fading-circle12 and sk-cube-grid belong to the spinner
sk-learn-contrib-imbalanced-pipeline needs scikit 1.4
npm_config_registry is not set
npm_lifecycle_event=test npm_package_version=1.2.3
npm_config_user_agent begins with npm/10.8.2 node/v22.1.0
warning: npm_package_json was /srv/app/package.json
ghost_writer_column moved to page 36
gho_ and ghp_ are the prefixes that GitHub uses
tokens that start with ghp_ or github_pat_ are refused by the hook
prefix xoxb- marks a bot
xoxo-hugs is the name of the mailing
glpat- is followed by 20 characters
AKIA is the prefix of a long-term key id
the station AKIAK in Alaska reports 12 C
ASIA_PACIFIC_SOUTHEAST region has 14 sites
ASIA2026CONFERENCE badge printing starts at 9
AIza is how a Google key starts
eyJ is what a base64 text of {" begins with
sourceMappingURL=data:application/json;base64,eyJ2ZXJzaW9uIjozLCJzb3VyY2VzIjpbXX0=
SG.1 and SG.2 are sections of the guide
hf_hub_download returned a cached file
from huggingface_hub import hf_hub_url, hf_api
hv sensor 12 reads 4.5
whsec is short for webhook secret
pk_test and sk_test are described in chapter 4
The password must be at least 12 characters.
password: must be at least 8 characters
Password: required
Password: ********
password:
password: ""
password: ''
password: null
password: ~
password: <your password>
password: ${"$"}{DB_PASSWORD}
password: $DB_PASSWORD
password: "{{ vault_db_password }}"
password: "%(password)s"
password: [REDACTED]
password: xxxxxxxx
password: string
password: str
password: String?
"password": "string"
"password": null,
"password": {"type": "string", "minLength": 12}
"password": ["is too short", "is too common"]
"password": true
Password: The password of the user, as a text
password: is too short (minimum is 8 characters)
error: password: cannot be blank
invalid password: try again in 30 seconds
wrong password: access denied
error reading password: timeout
sudo: a password is required
Enter password: 
Passwords do not match.
forgot password? Reset it under /account/password/reset
PASSWORD_MIN_LENGTH=12
PASSWORD_RESET_TIMEOUT = 259200
password_hash_algorithm: argon2id
passwordless: true
RequirePasswordAuthentication no
PasswordAuthentication no
password-store-2.1.0.tar.gz downloaded
compass: heading 270
bypass: disabled
The test pass: all 31 of 31
first pass: 12 errors, second pass: 3 errors
trespass: "no entry beyond the fence"
pass: true
PWD=/home/runner/work/app
OLDPWD=/srv
"pwd": "/home/ann"
pwd: ~/src
token: string;
token: Token,
token: parsed
token: identifier
"token": "identifier", "line": 4
{"token": "if", "start": 12, "end": 14}
unexpected token: }
SyntaxError: Unexpected token '<', "<!doctype "... is not valid JSON
error: expected token: semicolon, found comma
Unexpected token: punc (;)
syntax error near unexpected token ${"`"}newline'
max_tokens: 4096
"max_tokens": 4096, "temperature": 0.2
MIN_TOKEN = 16
NUM_TOKEN: 12
total_tokens=5120 prompt_tokens=4096
tokens: 1,024 in, 312 out
tokenizer=google/gemma-4-E2B-it
TOKENIZER_PATH=/models/gemma/tokenizer.json
TOKEN_LIMIT=100000
token_count=118
USE_TOKEN=true
REQUIRE_PASSWORD=false
NO_PASSWORD=1
HAS_SECRET=yes
SECRET_NAME=pump-settings
secretName: pump-tls
secretKeyRef: pump
imagePullSecrets: []
SECRET=
API_KEY=
API_TOKEN=${"$"}{API_TOKEN}
API_TOKEN=$API_TOKEN
API_TOKEN=$(cat /run/secrets/token)
API_TOKEN=<token>
export GITHUB_TOKEN=${"$"}{{ secrets.GITHUB_TOKEN }}
GITHUB_TOKEN: ${"$"}{{ secrets.GITHUB_TOKEN }}
github-token: ${"$"}{{ github.token }}
if [ -z "$SLACK_TOKEN" ]; then echo "SLACK_TOKEN is not set"; fi
: "${"$"}{DEPLOY_TOKEN:?is not set}"
echo "the variable DB_PASSWORD is empty"
unset DB_PASSWORD API_TOKEN
env | grep -c TOKEN
API_KEY_HEADER=X-Api-Key
api_key = os.environ["MAPS_API_KEY"]
api_key = os.getenv("MAPS_API_KEY")
apiKey: process.env.MAPS_API_KEY,
apiKey: config.maps.apiKey,
const apiKey = Deno.env.get("MAPS_API_KEY");
const token = await getToken();
const token = request.headers.get("authorization");
const csrfToken = document.querySelector("meta[name='csrf-token']")?.content;
let token = lexer.next();
token := r.Header.Get("X-Token")
token = next(tokens)
password = getpass.getpass()
password = request.form["password"]
password = db.Column(db.String(120), nullable=False)
secret = hashlib.sha256(data).hexdigest()
secret = crypto.randomBytes(32).toString("hex")
hashed_password = bcrypt.hash(password, rounds)
connect(user=name, password=password, token=tok)
login(username, password=hashed_password)
jsonify(access_token=access_token)
function login(user: string, password: string): Promise<Token>
def login(user: str, password: str) -> Token:
def connect(host, password=None, token=None):
fn login(user: &str, password: &str) -> Result<Token, Error>
func Login(user string, password string) (Token, error)
public void setPassword(String password) { this.password = password; }
private final String password;
interface Credentials { user: string; password: string }
type Secret = { key: string; value: string };
struct Token { kind: TokenKind, span: Span }
enum Token { Plus, Minus, Secret }
export class TokenExpiredError extends Error {}
class PasswordField(forms.CharField):
password: z.string().min(8),
password: Joi.string().required(),
password: PropTypes.string.isRequired,
password: faker.internet.password(),
password: user.password,
token: this.token,
token: null,
secret: undefined,
secret: false
credentials: "include",
credentials: same-origin
fetch(url, { credentials: "omit" })
expect(user.password).toBeUndefined()
assert password == confirm_password
if (password !== confirmation) return "passwords differ";
if token == "" { return errMissingToken }
while (token != EOF) token = scan();
case Token::Secret => write!(f, "secret"),
switch (token.type) { case "password": return mask(token); }
<input type="password" name="password" autocomplete="current-password">
<label for="password">Password:</label>
<password></password>
<password>{{ password }}</password>
Option<Password> and Vec<Token>
--password-stdin was used
use --token to pass a token
--api-key KEY  the key to use
usage: deploy [--password PASSWORD] [--token TOKEN]
docker login --username ann --password-stdin
kubectl create secret generic pump-settings
kubectl get secret -n pumps
vault kv get secret/pumps/17
aws secretsmanager list-secrets
security find-generic-password -s pump
authorization: none
Authorization: required for this endpoint
Authorization failed: user ann is not in group pumps
Authorization: Bearer <token>
Authorization: Bearer $TOKEN
-H "Authorization: Bearer ${"$"}{TOKEN}"
Authorization: Bearer ...
"authorization": {"type": "http", "scheme": "bearer"}
access-control-allow-headers: authorization, content-type, x-api-key
vary: Authorization, Cookie
WWW-Authenticate: Bearer realm="pumps"
proxy-authenticate: Basic realm="proxy"
authorization_code and client_credentials are the two grants
the authorization header is missing
missing header: authorization
basic auth is off; bearer auth is on
Bearer authentication is required
bearer bonds were abolished in 1982
the ring bearer and 3 companions
a bearer of 17 tonnes carries the roof
Cookie: chocolate chip
cookie: none
cookies: 3 stored, 1 expired
Set-Cookie header is missing
cookie banner: accepted
cookie-parser@1.4.6 has been installed
document.cookie = name + "=" + value
fortune cookie, 12 pieces
http://localhost:8080/@vite/client
https://cdn.example/npm/@scope/pkg@1.2.3/dist/index.js
https://unpkg.example/react@18.2.0/umd/react.production.min.js
ssh://git@git.example/pumps/valves.git
git@git.example:pumps/valves.git
https://example.com:8443/a@b
https://ann@git.example/pumps.git
mailto:ann.pump@example.org
ann@example.org, bob@example.org
postgres://db.example:5432/shop
postgres://${"$"}{DB_USER}:${"$"}{DB_PASSWORD}@db.example/shop
mysql://localhost:3306/pumps?charset=utf8
redis://127.0.0.1:6379/0
mongodb://localhost:27017/?replicaSet=rs0
amqp://rabbit.example:5672
http://<user>:<password>@proxy.example:3128
jdbc:postgresql://db.example:5432/shop
Server=tcp:db.example,1433;Database=shop;Encrypt=True
rsync -av host:/srv/data/ ./data/
scp ann@host.example:/var/log/a.log .
12:30:45 user:ann action:login@desktop
time 09:15, see //wiki/pumps@2
file:///srv/app/src/pump.ts:12:4
webpack:///./src/index.js?a1b2
s3://pumps-archive/2026/11/30/log.gz
data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk
sha512-YzEzwM5oQf4r0vs7ifWQ+yuVR1YkAHrjERQ+a8WRsStHHp4NRBg+NesjiFc+X2AFUpRvvrIeHDS1xFy9jY==
"integrity": "sha512-LidMHe1FpcSYH4vcSjXooda34pC0M8m1gmDOv7SQi6Iv+ib1zX7J3sHBCC9=="
sha256:5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef
commit 3f2a9c1 (HEAD -> main, origin/main)
index 83db48f..bf269f4 100644
9f3c2a7e51b04d6688aa0c1e2f7b9d3a4c5e6f70 refs/heads/main
Merge: 1a2b3c4 5d6e7f8
git checkout -b feature/token-refresh-27
uuid 123e4567-e89b-12d3-a456-426614174000
trace_id=4bf92f3577b34da6a3ce929d0e0e4736 span_id=00f067aa0ba902b7
x-request-id: 7b1f0f7c-33ab-4a57-9c0b-1f5c1f8a0d11
etag: "33a64df551425fcc55e4d42a148795d9f25f89d4"
key: value
key=value; other=thing
key: "pump-17"
cache key: deno-linux-x64-4f2a9c1b
Restored cache for key: npm-linux-3f2a9c1d0e
primary key: id, foreign key: pump_id
KeyError: 'password'
KeyError: 'api_key'
TypeError: Cannot read properties of undefined (reading 'token')
ValueError: password cannot be None
AssertionError: expected token to be defined
AuthenticationError: No API key provided.
error TS2339: Property 'secret' does not exist on type 'Config'.
error[E0425]: cannot find value ${"`"}token${"`"} in this scope
src/auth.ts:12:4 - error TS2304: Cannot find name 'password'.
src/token.rs:44:9: warning: unused variable: ${"`"}secret${"`"}
auth.go:31:2: declared and not used: token
password_test.go:17: got 3, want 4
FAIL tests/password_test.py::test_token - AssertionError
--- FAIL: TestPasswordReset (0.02s)
not ok 17 - rejects an expired token
✗ shows the password field (12 ms)
ok | 31 passed | 0 failed (4s) secret_test.ts
tests/secret_santa_test.ts ... ok (5ms)
at checkPassword (file:///srv/app/auth.ts:31:17)
at Token.parse (node_modules/parser/lib/token.js:88:12)
  File "auth.py", line 12, in check_password
goroutine 17 [running]: main.readToken(0xc000012345)
-----BEGIN CERTIFICATE-----
-----BEGIN PUBLIC KEY-----
ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGq0example0public0key0only0here ann@desk
the file starts with -----BEGIN PRIVATE KEY----- and ends with -----END PRIVATE KEY-----
if (pem.startsWith("-----BEGIN PRIVATE KEY-----")) return "pem";
grep -c -- "-----BEGIN RSA PRIVATE KEY-----" bundle.pem
-----BEGIN PRIVATE KEY----- not found in bundle.pem
no END PRIVATE KEY line
private key: permissions 0644 are too open
private_key_path = /etc/ssl/private/pumps.pem
PRIVATE_KEY_FILE=/run/secrets/key.pem
public_key: true
access_key_id is missing
the access key: a card that opens the pump house
secret: must not be empty
the secret of a good sauce is butter
Victoria's secret garden opens on 12 May
secret santa draw on 3 December
open secret: everybody knows the price
The API key was not found.
an API key: see chapter 3
API key: required
api-key: invalid
x-api-key: missing
auth token: expired 12 minutes ago
access token: expired
refresh token: not found
session token: rejected by peer 17
the token: a brass coin of 1820
token ring network, 4 Mbit/s
each token costs 2 cents
24 tokens/s on the small model
client_secret: required when grant_type is client_credentials
${"`"}token${"`"}: the token that the server gave
${"`"}password${"`"}: the password of the user
- ${"`"}SLACK_BOT_TOKEN${"`"}: your Slack bot token
| password | string | yes | the password of the user |
| API_KEY | no | none |
@param password the password, 12 characters or more
@param {string} token - the token
 * token: what the lexer saw last
# password: see the vault
// TODO token: refresh it before it expires
description: The API key of the account
description: a secret shared by both sides
fields = ["username", "password", "email"]
columns: id, password_hash, created_at
SELECT password_hash, token FROM users WHERE id = 17
ALTER TABLE users ADD COLUMN password varchar(120) NOT NULL;
CREATE TABLE tokens (token text PRIMARY KEY, secret text);
INSERT INTO settings (name) VALUES ('password_policy');
"name": "password-generator", "version": "2.1.0"
"scripts": {"token": "node scripts/token.js"}
"required": ["user", "password", "token"]
"secret": {"$ref": "#/components/schemas/Secret"}
import { password } from "@inquirer/prompts";
from secrets import token_hex
use secrecy::SecretString;
#include <openssl/secret.h>
export { redact, SecretFinder } from "./redact.ts";
password.ts  secret.ts  token.ts  token_test.ts
M lib/text/secret_rules.ts
12 files changed, 340 insertions(+), 17 deletions(-)
added 312 packages, and audited 313 packages in 9s
Downloading https://files.example/keyring-25.2.1-py3-none-any.whl (37 kB)
Successfully installed keyring-25.2.1 secretstorage-3.3.3
Compiling secrecy v0.8.0
Compiling token-bucket v1.4.2
npm warn deprecated request@2.88.2: request has been deprecated
GET /api/token 401 12 ms
POST /password/reset 204 31 ms
DELETE /api/secrets/17 200
GET /search?q=password&page=2 200
GET /token?state=open&sort=asc 200
user=ann action=password_change result=ok
level=warn msg="token expired" user=ann
event=login method=password user=ann ok=true
{"event":"token_refresh","ok":true,"ms":12}
{"level":"info","msg":"password changed","user":"ann"}
{"error":"invalid_token","error_description":"The token has expired"}
{"errors":{"password":"is too short (minimum is 8 characters)"}}
{"fields":[{"name":"password","type":"string"}]}
2026-11-30T09:15:02Z INFO token cache: 17 hits, 3 misses
2026-11-30 09:15:02,113 WARN auth: password policy is weak
Nov 30 09:15:02 host sshd[812]: Failed password for ann from 10.0.0.7 port 51522 ssh2
Nov 30 09:15:02 host sudo: pam_unix(sudo:auth): conversation failed
[09:15:02] [auth] token check: ok
app_1  | secret store: ready
+ test -n "$TOKEN"
> password reset mails: 12 sent
Passwort: erforderlich
Das Passwort muss mindestens 12 Zeichen haben.
パスワードを入力してください
密码不能为空
le mot de passe est obligatoire
contraseña: obligatoria
✖ reset password: 12ms
token:   src/parser/token.ts:12:3
  password: AssertionError: expected 3 to equal 4
"util-credentials": "3.25.0"
PrivateKey: testRSA2048PrivateKey
X_token: Token![struct]
next_token = groups[-1].name
db_password = $dbPassword2
ADMIN_TOKEN: ADMIN_TOKEN
(res: Json7Type, key: Key, value: Json7Type[Key], refs: Refs)
FILE_PAT='*.test.ts'
file_pat = r"v1a2b3c4.*"
MAX_TOKEN=4096
RESET_PASSWORD_TOKEN=expired
{"name":"DB_PASSWORD","value":"$DB_PASSWORD"}
{"name":"page_token","value":"next"}
docker login -u ann -p "$PASS" registry.example
sshpass -p "$PASS" ssh ann@host
API_PASSWORD={{ .Values.db2password }}
gsk_pumps_and_valves_of_the_old_town
port 5432, user ann, database shop
phone 4111 1111, room 17
2026-11-30, 30/11/26, 12:30
v1.2.3-beta.4+build.5678
libssl-3.so.3 => /usr/lib/libssl-3.so.3 (0x00007f1c)
0x7ffd4c3b2a10 in read_token () at lexer.c:120
a=1 b=2 c=3 d=4
x = y = z = 0
curl -sS https://api.example/v1/pumps
curl -u "$USER:$PASS" https://api.example/v1
curl -X POST -b cookies.txt https://api.example
docker run -u 1000:1000 pump:latest
chown -R ann:pumps /srv
find . -user ann -newer a.log
… 37 lines omitted (L12–L48) …
[REDACTED:named-secret]
password: [REDACTED:named-secret]
`;

/** One ordinary text each; no two alike. */
export const ORDINARY_TEXTS: readonly string[] = TEXTS.split("\n")
  .filter((line) => line !== "");
