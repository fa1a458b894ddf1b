import { assertEquals } from "@std/assert";
import { pythonNumber } from "../lib/text/python_number.ts";

Deno.test("pythonNumber() prints what Python 3.11 printed", () => {
  // str(json.loads(number)) of Python 3.11; 200,000 random ones were compared once.
  const printed = [
    ["1.50", "1.5"],
    ["1E22", "1e+22"],
    ["1e15", "1000000000000000.0"],
    ["9999999999999998.0", "9999999999999998.0"],
    ["1e16", "1e+16"],
    ["123456789012345680.0", "1.2345678901234568e+17"],
    ["0.0001", "0.0001"],
    ["0.00001", "1e-05"],
    ["5e-324", "5e-324"],
    ["-0.0", "-0.0"],
    ["-0", "0"],
    ["-1e400", "-inf"],
    ["-120", "-120"],
  ];
  for (const [source, text] of printed) {
    assertEquals(pythonNumber(source), text);
  }
});
