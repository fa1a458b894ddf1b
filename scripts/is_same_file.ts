import { realPath } from "./real_path.ts";

/** Whether two names lead to the same file, which may not be there yet. */
export async function isSameFile(a: string, b: string): Promise<boolean> {
  return await realPath(a) === await realPath(b);
}
