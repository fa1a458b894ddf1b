import { assertEquals } from "@std/assert";
import { mayRead, readOutput, rowsOf } from "./tool_output.ts";

const GCC = [
  "1-5 gcc compile warning include/tank.h:3:26 [] no semicolon at end of struct or union",
  "6-10 gcc compile error main.c:7:11 [] ‘struct tank’ has no member named ‘litre’; did you mean ‘litres’?",
  "11-22 gcc compile error include/tank.h:5:29 [] ‘undefined_name’ undeclared (first use in this function)",
  "23-29 gcc compile warning main.c:8:14 [-Wformat=] format ‘%s’ expects argument of type ‘char *’, but argument 2 has type ‘int’",
  "30-32 gcc compile warning main.c:9:12 [-Wint-conversion] returning ‘char *’ from a function with return type ‘int’ makes integer from pointer without a cast",
  "33-35 gcc compile warning main.c:6:9 [-Wunused-variable] unused variable ‘unused’",
  "36-39 gcc compile warning main.c:14:5 [-Wimplicit-function-declaration] implicit declaration of function ‘missing’",
  "40-47 gcc compile warning main.c:15:10 [-Wint-conversion] passing argument 1 of ‘fill’ makes pointer from integer without a cast",
  "48-53 gcc compile error main.c:15:5 [] too few arguments to function ‘fill’",
];

const MAKE = [
  "2-6 gcc compile warning include/tank.h:3:26 [] no semicolon at end of struct or union",
  "7-11 gcc compile error main.c:7:11 [] ‘struct tank’ has no member named ‘litre’; did you mean ‘litres’?",
  "12-23 gcc compile error include/tank.h:5:29 [] ‘undefined_name’ undeclared (first use in this function)",
  "24-30 gcc compile warning main.c:8:14 [-Wformat=] format ‘%s’ expects argument of type ‘char *’, but argument 2 has type ‘int’",
  "31-33 gcc compile warning main.c:9:12 [-Wint-conversion] returning ‘char *’ from a function with return type ‘int’ makes integer from pointer without a cast",
  "34-36 gcc compile warning main.c:6:9 [-Wunused-variable] unused variable ‘unused’",
  "37-40 gcc compile warning main.c:14:5 [-Wimplicit-function-declaration] implicit declaration of function ‘missing’",
  "41-48 gcc compile warning main.c:15:10 [-Wint-conversion] passing argument 1 of ‘fill’ makes pointer from integer without a cast",
  "49-54 gcc compile error main.c:15:5 [] too few arguments to function ‘fill’",
];

const GPP = [
  "1-10 gcc compile error bad.cpp:8:13 [-fpermissive] invalid conversion from ‘const char*’ to ‘int’",
  "11-13 gcc compile error bad.cpp:10:5 [] expected ‘,’ or ‘;’ before ‘return’",
  "14-18 gcc compile error bad.cpp:4:33 [] request for member ‘missing’ in ‘value’, which is of non-class type ‘int’",
];

const GCC_FATAL = [
  "1-3 gcc compile error noinc.c:1:10 [] nowhere.h: No such file or directory",
];

const GCC_LINK = [
  "2 gcc compile error /app/good.c:2 [] undefined reference to `absent'",
];

const CLANG = [
  "1-6 gcc compile warning include/tank.h:3:25 [] expected ';' at end of declaration list",
  "7-12 gcc compile error main.c:7:19 [] use of undeclared identifier 'undefined_name'",
  "13-19 gcc compile error main.c:7:11 [] no member named 'litre' in 'struct tank'; did you mean 'litres'?",
  "20-23 gcc compile warning main.c:8:20 [-Wformat] format specifies type 'char *' but the argument has type 'int'",
  "24-26 gcc compile warning main.c:9:12 [-Wint-conversion] incompatible pointer to integer conversion returning 'char[5]' from a function with result type 'int'",
  "27-29 gcc compile warning main.c:14:5 [-Wimplicit-function-declaration] implicit declaration of function 'missing' is invalid in C99",
  "30-35 gcc compile error main.c:15:11 [] too few arguments to function call, expected 2, have 1",
];

const CLANGPP = [
  "1-9 gcc compile error bad.cpp:8:5 [] no matching function for call to 'area'",
  "10-13 gcc compile error bad.cpp:9:14 [] expected ';' at end of declaration",
  "14-19 gcc compile error bad.cpp:4:32 [] member reference base type 'int' is not a structure or union",
];

const OUTPUTS: [string, string[]][] = [
  ["gcc", GCC],
  ["gcc_color", GCC],
  ["make", MAKE],
  ["gpp", GPP],
  ["gcc_fatal", GCC_FATAL],
  ["gcc_link", GCC_LINK],
  ["clang", CLANG],
  ["clang_color", CLANG],
  ["clangpp", CLANGPP],
];

for (const [name, rows] of OUTPUTS) {
  Deno.test({
    name: `findDiagnostics() finds each error of ${name}, and nothing else`,
    ignore: !mayRead,
    fn: () => assertEquals(rowsOf(readOutput(name)), rows),
  });
}
