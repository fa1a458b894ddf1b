import { assert, assertEquals } from "@std/assert";
import fc from "fast-check";
import { outline } from "../lib/pack/mod.ts";
import { assertOutline } from "./assert_outline.ts";

Deno.test("outline() of Python has imports, __all__, classes, functions and decorators", () => {
  assertOutline(
    "tank.py",
    `
 """A tank.
 def in_docstring(): pass
 """
→from __future__ import annotations
→import os, \\
→    sys
→from tank import (
→    drain,  # def in_comment():
→    fill,
→)
 
→__all__ = [
→    "Tank",
→]
 LIMIT = 3
 TEXT = '''
 class InText:
 '''
 
→@dataclass(
→    frozen=True,
→)
→class Tank(Base):
     """Doc.
 
     def not_me(self):
     """
 
     litres: int = 0
 
→    @property
→    def size(self) -> int:
         return self.litres
 
→    async def fill(
→        self,
→        litres: int = 3,
→        *,
→        text: str = "def x(): pass",
→    ) -> None:
         """
 Docstring at the margin.
 """
         def inner():
             pass
         class Inner:
             def method(self): ...
 
→    class Nested:
→        def deep(self): return 1
 
 if os.name == "nt":
→    import winreg
→    def only_there(): pass
 
→def last(a, b=f"{1}(", c='('):
     import late
     x = """
 def in_text():
 """ % a
     return x
→def after(): pass`,
  );
});

Deno.test("outline() of Go has package, imports, types with fields, values, functions and methods", () => {
  assertOutline(
    "tank.go",
    `
 // Package tank: func notMe() {
→package tank
 
→import "fmt"
→import (
→	"os"
 	// a comment
→	text "strings"
→)
 
 /*
 func inComment() {}
 */
→type Litres int
→type Tank struct {
→	Litres int \`json:"litres"\`
 
→	inner struct {
→		depth int
→	}
→}
→type (
→	Filler interface {
→		Fill(litres int) error
→	}
→	Name = string
→)
 
→const Limit = 3
→const (
→	North = iota
→	South
→)
→var tanks = map[string]int{
 	"north": 3,
 }
→var text = \`
 func inText() {
 \`
 
→func (t *Tank) Drain() int { return 1 / t.Litres }
→func Fill(litres int, options ...func(*Tank)) (int, error) {
 	if litres > 3 {
 		return 0, fmt.Errorf("func x() { %d", litres)
 	}
 	r := '{'
 	return 1, nil
 }
→func Long[T any](
→	first interface{ Get() T },
→	second int,
→) (
→	result T,
→	err error,
→) {
 	type local struct{}
 	return
 }
→func init() {}`,
  );
});

Deno.test("outline() of Rust has uses, types, traits, implementations, functions and macros", () => {
  assertOutline(
    "tank.rs",
    `
 //! fn in_doc() {}
→#![allow(dead_code)]
→use std::{
→    fmt,
→    io,
→};
→pub(crate) mod pump;
→extern crate core;
 /* fn hidden() { /* nested */ fn hidden_too() {} */
→#[derive(Debug, Clone)]
→#[cfg(
→    test
→)]
→pub struct Tank<'a> {
     /// fn in_doc_comment()
→    pub litres: u32,
→    name: &'a str,
→}
→struct Unit;
→pub enum Kind {
→    North,
→    South { depth: u8 },
→}
→pub const TEXTS: &[&str] = &[
     "fn in_text() {",
 ];
→static RAW: &str = r#"
 fn in_raw() { "quoted" }
 "#;
→pub type Result<T> = std::result::Result<T, String>;
→macro_rules! fill {
     ($x:expr) => { fn in_macro() {} };
 }
→pub trait Fill {
→    const LIMIT: u32 = 3;
→    type Output;
→    fn fill(&mut self, litres: u32) -> Result<()>;
→    fn twice(&mut self) {
         fn local() {}
     }
 }
→impl<'a, T> Fill for Tank<'a>
→where
→    T: Fn([u8; 4]) -> char,
→{
→    #[inline] fn new(
→        bytes: [u8; 4],
→        quote: char,
→    ) -> Self {
         let c = '"'; let d = '{'; let e = '\\''; let f = '\\u{7B}';
         loop {}
     }
→    pub async unsafe fn raw(&self) {}
 }
 thread_local! {
     static INNER: u32 = 1;
 }
→unsafe extern "C" {
→    fn absent(litres: i32) -> i32;
 }
→pub extern "C" fn exported() -> char { '}' }
→mod tests {
→    #[test]
→    fn fills() {
         assert!(true);
     }
 }
→pub const fn last() {}`,
  );
});

Deno.test("outline() of Markdown has headings, but none of a code block or a comment", () => {
  assertOutline(
    "README.md",
    `
 ---
 # in front matter
 ---
→# Title
 Text.
 \`\`\`sh
 # a comment
 ~~~
 \`\`\`\`
→## Part ##
 ~~~~
 # no
 ~~~
 # no
 ~~~~
     # indented
→Underlined
→---
 - item
 ---
 | a |
 ---
 <!--
 # in a comment
 -->
 #hashtag
→   ### Three
 \`\`\`
 # open to the end`,
  );
});

Deno.test("outline() takes a wholly closed comment, and rules, for what they are", () => {
  assertOutline(
    "a.markdown",
    `
 <!-- # x -->
→# y
 
 ***
→Z
→===`,
  );
});

Deno.test("outline() knows the language by the ending, and says when it knows none", () => {
  assertEquals(outline("a.txt", "# x"), undefined);
  assertEquals(outline("constructor", "# x"), undefined);
  assertEquals(outline("src.py/a", "import x"), undefined);
  assertEquals(outline("A.PY", "import x"), [{ number: 1, text: "import x" }]);
});

Deno.test("outline() takes an outliner for another language, or another one for a known language", () => {
  const none = () => [];
  assertEquals(outline("a.ts", "x", { ts: none }), []);
  assertEquals(outline("a.py", "import x", { py: none }), []);
});

const PIECES = fc.constantFrom(
  ..."\"'`#/*\\{}()[]\n\r: rfb".split(""),
  '"""',
  "'''",
  "//",
  "/*",
  "*/",
  'r#"',
  '"#',
  "```",
  "~~~",
  "def f(",
  "class A:",
  "fn f(",
  "pub ",
  "impl X {",
  "func F(",
  "type T ",
  "# A",
  "---",
  "<!--",
);

for (const ending of ["py", "go", "rs", "md"]) {
  Deno.test(`property: whatever ${ending} text, its outline is some of its lines in order`, () => {
    fc.assert(fc.property(fc.array(PIECES, { maxLength: 60 }), (pieces) => {
      const text = pieces.join("");
      const lines = text.split("\n").map((line) => line.replace(/\r$/, ""));
      let last = 0;
      for (const line of outline(`a.${ending}`, text) ?? []) {
        assert(line.number > last);
        assertEquals(line.text, lines[line.number - 1]);
        last = line.number;
      }
    }));
  });
}
