import { assert, assertEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  FormatError,
  typescriptOutliners,
} from "../lib/edge/typescript_outline.ts";
import { outline } from "../lib/pack/mod.ts";
import { assertOutline } from "./assert_outline.ts";

const more = await typescriptOutliners();

Deno.test("an outline of TypeScript has imports, exports and signatures, and no body or value", () => {
  assertOutline(
    "tank.ts",
    `
 // import { not } from "me";
→import { a } from "./a.ts";
→import type {
→  B,
→} from "./b.ts";
→import "./effect.ts";
→export * from "./c.ts";
→export { d } from "./d.ts";
 
 /** A tank. */
→export function fill(tank: Tank): number;
→export function fill(
→  tank: Tank,
→  { litres = 3 }: { litres?: number } = {},
→): number {
   function inner() {}
   const text = \`
 export function inText() {}
 \`;
   return litres;
 }
→async function* local<T>(): AsyncGenerator<T> {}
 
→@sealed
→export abstract class Tank<T> extends Base
→  implements Filler {
   /** Litres. */
→  readonly litres: number = 3;
→  #secret = {
     deep: 1,
   };
→  static table: Record<
→    string,
→    number
→  > = {
     a: 1,
   };
→  fill = async (litres: number) => {
     return litres;
   };
→  constructor(private readonly name: string) {
     super();
   }
→  get size(): number { return 3; }
→  abstract drain(): void;
→  protected async empty(
→    now: boolean,
→  ): Promise<void> {
     await now;
   }
→  [key: string]: unknown;
   static {
     start();
   }
 }
→export interface Filler {
   /** Doc. */
→  fill(litres: number): void;
 
→  readonly name: string;
→}
→export type Kind =
→  | "north"
→  | "south";
→export const enum Depth {
   // deep
→  Low = 1,
→  High,
→}
→export const LIMIT = 3, TEXTS = [
   "a",
 ],
→  later: number = 4;
→export const twice = (x: number): number =>
   x * 2;
→const thrice = function (x: number) {
   return x * 3;
 };
→let table = {
   fill() {},
 };
→declare module "other" {
→  export const x: number;
 }
→namespace A.B {
→  export function deep(): void {
   }
 }
→declare global {
→  var shared: string;
 }
 start();
 if (LIMIT) {
   function hidden() {}
 }
→export default class {
→  run() {}
 }`,
    more,
  );
});

Deno.test("an outline of JavaScript has CommonJS exports and default functions", () => {
  assertOutline(
    "tank.cjs",
    `
→const fs = require("fs");
→module.exports = {
   fill,
 };
→exports.drain = function (tank) {
   return tank;
 };
→function fill(a, b) {
   return a;
 }`,
    more,
  );
  assertOutline(
    "tank.jsx",
    `
→export default function Tank(
→  { litres },
→) {
   return <p>function no() {litres}</p>;
 }
→export const Pump = () => (
   <b />
 );`,
    more,
  );
  assertOutline(
    "a.mts",
    `
→export default (
→  litres: number,
→) => litres;`,
    more,
  );
});

Deno.test("an outline of a source with errors has what the parser reads", () => {
  assertOutline(
    "tank.ts",
    `
→import { a } from "./a.ts"
→export function fill(tank: Tank) {
   const open = (1 + ;
 }
→class Tank {
→  fill( {}`,
    more,
  );
});

Deno.test("typescriptOutliners() needs no permission, and leaves Node's process as it was", () => {
  assertEquals(
    "browser" in (globalThis as { process?: object }).process!,
    false,
  );
  assertEquals(Object.keys(more), [
    "ts",
    "tsx",
    "mts",
    "cts",
    "js",
    "jsx",
    "mjs",
    "cjs",
  ]);
});

Deno.test("an outline refuses a source that is nested too deeply, in one line", () => {
  assertThrows(
    () => outline("a.ts", "(".repeat(200_000), more),
    FormatError,
    "Cannot read the TypeScript source: it is nested too deeply to be parsed",
  );
});

Deno.test("property: whatever TypeScript text, its outline is some of its lines in order", () => {
  const pieces = fc.constantFrom(
    ..."\"'`/*\\{}()[]<>\n\r;,:=\u2028 ".split(""),
    "import ",
    "export ",
    "class A ",
    "function f",
    "const x = ",
    "=> ",
    "interface I ",
    "enum E ",
    "namespace N ",
    "@a ",
    "type T = ",
    "default ",
  );
  fc.assert(fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
    const text = parts.join("");
    const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
    let last = 0;
    for (const line of outline("a.ts", text, more) ?? []) {
      assert(line.number > last);
      assertEquals(line.text, lines[line.number - 1]);
      last = line.number;
    }
  }));
});
