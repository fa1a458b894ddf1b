import { type FactSpan, lineAround } from "./fact_span.ts";
import { FILE_ENDINGS } from "./file_endings.ts";

const PART = String.raw`[\w@+.\p{L}\p{M}-]`;
const TOKEN = new RegExp(
  String
    .raw`(?<!${PART})(?:(?:[A-Za-z]:\\|~/|/)?${PART}{1,200}(?:[/\\]${PART}{1,200})+/?|/${PART}{1,200}/|[\w-]{4,80}(?:\.[A-Za-z]\w{0,9}){1,3})`,
  "gu",
);
const MIME =
  /^(?:application|text|image|audio|video|multipart|font|message|model)\/[\w.+-]+$/;
/** Endings that names of fields have too: `userData.key` is no file. */
const FIELD_LIKE =
  /^(?:key|map|test|spec|out|err|log|template|service|env|config|properties|m|r|c|h)$/;
const COMMON =
  /^(?:\/(?:dev|proc|sys|bin|sbin|usr\/bin|usr\/sbin|usr\/lib|usr\/local\/bin)\/.*|\/etc\/(?:hosts|passwd)|~\/\.(?:bashrc|zshrc|profile|bash_profile)|\.?\/?node_modules\/?|origin\/(?:main|master)|path\/to\/.*|\/path\/to\/.*|\.\/(?:src|lib|app|index|main|utils)(?:\.\w+)?)$/;

/**
 * Where paths stand: absolute, from `./`, `../` or `~/`, with a file's ending, or with a `/` at their end.
 *
 * Bare file names count where the name is of several words (`transcript_renderer.ex`). `and/or`, branches, MIME types,
 * package names, patterns with `*` or `${…}`, and paths of every machine (`/dev/null`) are none.
 */
export function* pathSpans(text: string): Generator<FactSpan> {
  if (!/[/\\.]/.test(text)) return;
  for (const { 0: found, index } of text.matchAll(TOKEN)) {
    const skipped = diffPrefix(text, index, found);
    const value = found.slice(skipped).replace(/(?<!^\.{0,2}\/?)[.-]+$/, "");
    const start = index + skipped;
    const end = start + value.length;
    if (isPath(value) && standsFree(text, index, end)) {
      yield { kind: "path", start, end };
    }
  }
}

/** Git writes `a/` and `b/` before the paths of a difference. */
function diffPrefix(text: string, at: number, found: string): number {
  if (!/^[ab]\//.test(found)) return 0;
  const [start] = lineAround(text, at, 300);
  return /^(?:diff |--- |\+\+\+ )/.test(text.slice(start, start + 5)) ? 2 : 0;
}

function standsFree(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start);
  if (/[\w<$}*%&#^?\\~/.+-]$|[^\s(["'`=,]@$|…$/.test(before)) return false;
  const after = text.slice(end, end + 3);
  return !/^(?:[*{$(%?&=]|<(?!\/)|\.{2}|…|\/[*{$<]|@\w|:\/)/.test(after) &&
    !(/[\w]$/.test(text.slice(end - 1, end)) && /^[\w\\]/.test(after));
}

function isPath(value: string): boolean {
  if (value.length < 6 || value.length > 300 || COMMON.test(value)) {
    return false;
  }
  if (/(?:^|[/\\])(?:your|my)[-_]|example/i.test(value)) return false;
  if (/\.{3}|\/\/|--/.test(value.replace(/^\.{1,2}\//, ""))) return false;
  const parts = value.split(/[/\\]/).filter((part) => part !== "");
  const last = parts[parts.length - 1] ?? "";
  const ending = /[^.]\.([A-Za-z]\w{0,9})$/.exec(last)?.[1].toLowerCase();
  const isFile = ending !== undefined && FILE_ENDINGS.has(ending);
  if (parts.length === 1) {
    return isFile && !FIELD_LIKE.test(ending) && isLongName(last);
  }
  if (
    !parts.every((part) =>
      /[\p{L}\p{N}_]/u.test(part) || /^\.{1,2}$/.test(part)
    )
  ) {
    return false;
  }
  if (MIME.test(value) || /^[sy]\//.test(value)) return false;
  if (/^\d+$/.test(last) && !value.startsWith("/")) return false;
  if (isFile) return true;
  if (/^(?:\/|~\/|\.{1,2}\/|[A-Z]:\\)/i.test(value)) {
    return parts.filter((part) => !/^[.~]+$/.test(part)).length >= 2;
  }
  return /\/$/.test(value) && parts.length >= 2 && !/^@/.test(value);
}

/** A name of several words, or a word with a number: not every project has such a file. */
function isLongName(name: string): boolean {
  const base = name.slice(0, name.lastIndexOf("."));
  return base.length >= 6 && /[\w]/.test(base) &&
    (/[a-z\d][_-][A-Za-z\d]/.test(base) || /[a-z][A-Z]/.test(base) ||
      /[A-Za-z]\d/.test(base));
}
