import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pack, type Pack } from "tar-stream";

async function addFolder(archive: Pack, root: string, name: string): Promise<void> {
  archive.entry({ name: `${name}/`, type: "directory", mode: 0o700 });
  for (const entry of await readdir(join(root, name), { withFileTypes: true })) {
    const path = `${name}/${entry.name}`;
    if (entry.isDirectory()) await addFolder(archive, root, path);
    else if (entry.isFile()) {
      const { size } = await stat(join(root, path));
      const sink = archive.entry({ name: path, size, mode: 0o600 });
      await pipeline(size > 0 ? createReadStream(join(root, path)) : Readable.from([]), sink);
    }
  }
}

/** A folder below `root` as a tar archive, which is read as it is made. */
export function packFolder(root: string, name: string): Readable {
  const archive = pack();
  addFolder(archive, root, name).then(
    () => archive.finalize(),
    (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return Readable.from(archive);
}
