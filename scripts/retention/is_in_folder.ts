import { dirname } from "@std/path";
import { realPath } from "../real_path.ts";

/** Whether a name leads to a place in a folder or below it; neither has to be there yet. */
export async function isInFolder(
  path: string,
  folder: string,
): Promise<boolean> {
  const root = await realPath(folder);
  for (let place = await realPath(path);;) {
    const above = dirname(place);
    if (above === root) return true;
    if (above === place) return false;
    place = above;
  }
}
