// Run as a process of its own by sweep.test.ts: writes large files into a store of media without end, each
// named by its content, until it is killed.
import { createHash, randomBytes } from "node:crypto";
import { openMediaStore } from "../platform/media/store/mediaStore.ts";

const dataDir = process.argv[2];
if (!dataDir) throw new Error("Name the data folder.");
const store = openMediaStore(dataDir);
for (;;) {
  const bytes = randomBytes(8 * 1024 * 1024);
  const name = createHash("sha256").update(bytes).digest("hex");
  await store.write(`originals/${name}.png`, bytes);
  process.stdout.write(".");
}
