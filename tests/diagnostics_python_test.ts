import { assertEquals } from "@std/assert";
import { mayRead, readOutput, rowsOf } from "./tool_output.ts";

const PYTEST_LONG = [
  "13-16 pytest test error tests/test_tank.py:25 [test_uses] RuntimeError: no water",
  "21-25 pytest test error tests/test_tank.py:7 [test_fill] assert 1 == 2\n +  where 1 = fill(2)",
  "38-41 pytest test error tank.py:10 [test_too_much] tank.TankError: cannot fill 4 litres, the tank holds 3",
  "53-57 pytest test error tank.py:15 [test_drain] ZeroDivisionError: division by zero",
  "64-72 pytest test error tests/test_tank.py:20 [test_param[0]] AssertionError: assert {'litres': 0, 'name': 'north'} == {'litres': 1, 'name': 'north'}\n  \n  Omitting 1 identical items, use -vv to show\n  Differing items:\n  {'litres': 0} != {'litres': 1}\n  Use -v to get more diff",
  "79-87 pytest test error tests/test_tank.py:20 [test_param[1]] AssertionError: assert {'litres': 1, 'name': 'north'} == {'litres': 2, 'name': 'north'}\n  \n  Omitting 1 identical items, use -vv to show\n  Differing items:\n  {'litres': 1} != {'litres': 2}\n  Use -v to get more diff",
  "94-102 pytest test error tests/test_tank.py:44 [TestClass.test_text] AssertionError: the lines differ\nassert 'one\\ntwo' == 'one\\nthree'\n  \n    one\n  - three\n  + two",
];

const PYTEST_SHORT = [
  "4-6 pytest test error tests/test_tank.py:25 [test_uses] RuntimeError: no water",
  "9-12 pytest test error tests/test_tank.py:7 [test_fill] assert 1 == 2\n +  where 1 = fill(2)",
  "16-18 pytest test error tank.py:10 [test_too_much] tank.TankError: cannot fill 4 litres, the tank holds 3",
  "22-25 pytest test error tank.py:15 [test_drain] ZeroDivisionError: division by zero",
  "27-34 pytest test error tests/test_tank.py:20 [test_param[0]] AssertionError: assert {'litres': 0, 'name': 'north'} == {'litres': 1, 'name': 'north'}\n  \n  Omitting 1 identical items, use -vv to show\n  Differing items:\n  {'litres': 0} != {'litres': 1}\n  Use -v to get more diff",
  "36-43 pytest test error tests/test_tank.py:20 [test_param[1]] AssertionError: assert {'litres': 1, 'name': 'north'} == {'litres': 2, 'name': 'north'}\n  \n  Omitting 1 identical items, use -vv to show\n  Differing items:\n  {'litres': 1} != {'litres': 2}\n  Use -v to get more diff",
  "45-52 pytest test error tests/test_tank.py:44 [TestClass.test_text] AssertionError: the lines differ\nassert 'one\\ntwo' == 'one\\nthree'\n  \n    one\n  - three\n  + two",
];

const PYTEST_LINE = [
  "4 pytest test error  [test_uses] RuntimeError: no water",
  "6-8 pytest test error /app/tests/test_tank.py:7 [] assert 1 == 2\n +  where 1 = fill(2)",
  "9-10 pytest test error /app/tank.py:10 [] tank.TankError: cannot fill 4 litres, the tank holds 3",
  "11-12 pytest test error /app/tank.py:15 [] ZeroDivisionError: division by zero",
  "13-19 pytest test error /app/tests/test_tank.py:20 [] AssertionError: assert {'litres': 0, 'name': 'north'} == {'litres': 1, 'name': 'north'}\n  \n  Omitting 1 identical items, use -vv to show\n  Differing items:\n  {'litres': 0} != {'litres': 1}\n  Use -v to get more diff",
  "20-26 pytest test error /app/tests/test_tank.py:20 [] AssertionError: assert {'litres': 1, 'name': 'north'} == {'litres': 2, 'name': 'north'}\n  \n  Omitting 1 identical items, use -vv to show\n  Differing items:\n  {'litres': 1} != {'litres': 2}\n  Use -v to get more diff",
  "27-33 pytest test error /app/tests/test_tank.py:44 [] AssertionError: the lines differ\nassert 'one\\ntwo' == 'one\\nthree'\n  \n    one\n  - three\n  + two",
];

const PYTEST_NO = [
  "17 pytest test error tests/test_tank.py [test_fill] assert 1 == 2",
  "18 pytest test error tests/test_tank.py [test_too_much] tank.TankError: cannot fill 4 litr...",
  "19 pytest test error tests/test_tank.py [test_drain] ZeroDivisionError: division by zero",
  "20 pytest test error tests/test_tank.py [test_param[0]] AssertionError: assert {'litres': ...",
  "21 pytest test error tests/test_tank.py [test_param[1]] AssertionError: assert {'litres': ...",
  "22 pytest test error tests/test_tank.py [TestClass::test_text] AssertionError: the lines d...",
  "23 pytest test error tests/test_tank.py [test_uses] RuntimeError: no water",
];

const PYTEST_COLLECT = [
  "11-13 pytest test error tests/test_import.py:1 [] ModuleNotFoundError: No module named 'nothing_here'",
  '15-18 pytest test error /app/tests/test_broken.py:1 []   File "/app/tests/test_broken.py", line 1\n    def test_syntax(:\n                    ^\nSyntaxError: invalid syntax',
];

const PYTHON_TRACEBACK = [
  "4-6 python crash error /app/tank.py:10 [] tank.TankError: cannot fill 9 litres, the tank holds 3",
  "10-13 python crash error /app/tank.py:15 [] ZeroDivisionError: division by zero",
  "20-22 python crash error /app/run.py:8 [] ValueError: the tank is empty",
];

const PYTHON_SYNTAX = [
  "1-4 python compile error /app/syntax.py:1 [] SyntaxError: invalid syntax",
];

const PYTHON_UNITTEST = [
  "8-10 python test error /app/tank.py:10 [test_too_much (__main__.TankTest.test_too_much)] tank.TankError: cannot fill 4 litres, the tank holds 3",
  "16-18 python test error /app/test_unit.py:8 [test_fill (__main__.TankTest.test_fill)] AssertionError: 1 != 2",
];

const OUTPUTS: [string, string[]][] = [
  ["pytest_long", PYTEST_LONG],
  ["pytest_long_color", PYTEST_LONG],
  ["pytest_short", PYTEST_SHORT],
  ["pytest_line", PYTEST_LINE],
  ["pytest_no", PYTEST_NO],
  ["pytest_collect", PYTEST_COLLECT],
  ["python_traceback", PYTHON_TRACEBACK],
  ["python_syntax", PYTHON_SYNTAX],
  ["python_unittest", PYTHON_UNITTEST],
];

for (const [name, rows] of OUTPUTS) {
  Deno.test({
    name: `findDiagnostics() finds each error of ${name}, and nothing else`,
    ignore: !mayRead,
    fn: () => assertEquals(rowsOf(readOutput(name)), rows),
  });
}
