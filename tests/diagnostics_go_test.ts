import { assertEquals } from "@std/assert";
import { mayRead, readOutput, rowsOf } from "./tool_output.ts";

const GO_TEST = [
  "2 go test error tank_test.go:11 [TestFill] Fill(2) = 1, want 2",
  "3-4 go test error tank_test.go:13 [TestFill] second\nwith a second line",
  "7 go test error tank_test.go:20 [TestTable/litres#01] Fill(4): cannot fill 4 litres, the tank holds 3",
  "9-19 go test error /app/tank/tank.go:14 [TestPanic] runtime error: integer divide by zero [recovered, repanicked]",
];

const GO_TEST_V = [
  "2 go test error tank_test.go:11 [TestFill] Fill(2) = 1, want 2",
  "3-4 go test error tank_test.go:13 [TestFill] second\nwith a second line",
  "9 go test error tank_test.go:20 [TestTable/litres#01] Fill(4): cannot fill 4 litres, the tank holds 3",
];

const GO_TEST_BUILD = [
  "2 go compile error badtest/x_test.go:6:2 [] declared and not used: x",
  '4 go compile error bad/bad.go:5:2 [] "os" imported and not used',
  "5 go compile error bad/bad.go:9:2 [] declared and not used: count",
  "6 go compile error bad/bad.go:10:9 [] cannot use name (variable of type string) as int value in return statement",
  "7 go compile error bad/bad.go:14:14 [] undefined: undefinedName",
  "8 go compile error bad/bad.go:15:31 [] cannot use 3 (constant of type int) as interface{Drain()} value in variable declaration: int does not implement interface{Drain()} (missing method Drain)",
  "10 go test error tank_test.go:11 [TestFill] Fill(2) = 1, want 2",
  "11-12 go test error tank_test.go:13 [TestFill] second\nwith a second line",
  "15 go test error tank_test.go:20 [TestTable/litres#01] Fill(4): cannot fill 4 litres, the tank holds 3",
];

const GO_BUILD = [
  "2 go compile error sig/sig.go:6:9 [] cannot use pair() (value of type string) as error value in return statement: string does not implement error (missing method Error)",
  "3-5 go compile error sig/sig.go:10:7 [] too many arguments in call to pair\n\thave (number, number)\n\twant ()",
  '7 go compile error bad/bad.go:5:2 [] "os" imported and not used',
  "8 go compile error bad/bad.go:9:2 [] declared and not used: count",
  "9 go compile error bad/bad.go:10:9 [] cannot use name (variable of type string) as int value in return statement",
  "10 go compile error bad/bad.go:14:14 [] undefined: undefinedName",
  "11 go compile error bad/bad.go:15:31 [] cannot use 3 (constant of type int) as interface{Drain()} value in variable declaration: int does not implement interface{Drain()} (missing method Drain)",
];

const GO_VET = [
  "1 go compile error vet/vet.go:6:14 [] fmt.Printf format %s has arg litres of wrong type int",
  "2 go compile error vet/vet.go:8:2 [] unreachable code",
  "4 go compile error bad/bad.go:10:9 [] cannot use name (variable of type string) as int value in return statement",
];

const GO_PANIC = [
  "1-5 go crash error /app/cmd/main.go:5 [] runtime error: index out of range [3] with length 0",
];

const OUTPUTS: [string, string[]][] = [
  ["go_test", GO_TEST],
  ["go_test_v", GO_TEST_V],
  ["go_test_build", GO_TEST_BUILD],
  ["go_build", GO_BUILD],
  ["go_vet", GO_VET],
  ["go_panic", GO_PANIC],
];

for (const [name, rows] of OUTPUTS) {
  Deno.test({
    name: `findDiagnostics() finds each error of ${name}, and nothing else`,
    ignore: !mayRead,
    fn: () => assertEquals(rowsOf(readOutput(name)), rows),
  });
}
