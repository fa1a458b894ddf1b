/**
 * A JSON number as Python prints it, in which chat templates are run: `1.50` is `1.5`, `1e2` is `100.0`, `1e-7` is
 * `1e-07`, and a whole number keeps all its digits.
 *
 * @param source The number as it stands in JSON.
 *
 * @example
 * ```ts
 * import { assertEquals } from "@std/assert";
 * assertEquals(["7", "7.0", "-0", "0.00001"].map(pythonNumber), ["7", "7.0", "0", "1e-05"]);
 * ```
 */
export function pythonNumber(source: string): string {
  if (/^-?\d+$/.test(source)) return source === "-0" ? "0" : source;
  const value = Number(source);
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  if (!Number.isFinite(value)) return `${sign}inf`;
  const [, first, rest, exponent] = /^(\d)(?:\.(\d+))?e([+-]\d+)$/
    .exec(Math.abs(value).toExponential())!;
  const digits = first + (rest ?? "");
  const power = Number(exponent);
  return sign +
    (power < -4 || power >= 16
      ? scientific(digits, power)
      : plain(digits, power));
}

function scientific(digits: string, power: number): string {
  const fraction = digits.length > 1 ? `.${digits.slice(1)}` : "";
  const exponent = String(Math.abs(power)).padStart(2, "0");
  return `${digits[0]}${fraction}e${power < 0 ? "-" : "+"}${exponent}`;
}

function plain(digits: string, power: number): string {
  if (power < 0) return `0.${"0".repeat(-power - 1)}${digits}`;
  const whole = digits.padEnd(power + 1, "0");
  return `${whole.slice(0, power + 1)}.${whole.slice(power + 1) || "0"}`;
}
