/** The value of a name of the environment; undefined also where it must not be read. */
export function environmentValue(name: string): string | undefined {
  const { state } = Deno.permissions.querySync({ name: "env", variable: name });
  return state === "granted" ? Deno.env.get(name) : undefined;
}
