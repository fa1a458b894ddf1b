/** Does something with files in a folder of their own, and removes it. */
export async function inFolder<T>(
  files: Readonly<Record<string, string>>,
  job: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await Deno.makeTempDir();
  try {
    for (const [name, text] of Object.entries(files)) {
      await Deno.writeTextFile(`${folder}/${name}`, text);
    }
    return await job(folder);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** The names of the files in a folder, in order. */
export function namesIn(folder: string): readonly string[] {
  return [...Deno.readDirSync(folder)].map(({ name }) => name).sort();
}
