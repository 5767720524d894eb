// Run as a process of its own by hostile.test.ts: sends what no visitor may leave with us to a site, and says
// on its output what became of it and by how many bytes it made the process larger.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { entryFiles } from "../../../platform/database/schema/index.ts";
import { uploadFile } from "../../../testing/factories/forms.ts";
import { canvas } from "../../../testing/factories/media.ts";
import { collectGarbage, watchMemory } from "../../../testing/runMeasured.ts";
import { createTestApp } from "../../../testing/testApp.ts";
import { arrivingFolder } from "../receiveFile.ts";
import { documents } from "./documents.ts";
import { hostileFiles } from "./hostileFiles.ts";
import { hostileRequests } from "./hostileRequests.ts";

interface Kept {
  rows: number;
  stored: string[];
}

export interface UploadedFiles {
  files: number;
  requests: number;
  /** Names of those that were not refused. */
  taken: string[];
  /** Names of those that broke something, with the answer. */
  broken: string[];
  /** What is kept of two good files alone, and afterwards. */
  before: Kept;
  after: Kept;
  /** Files that lie where files arrive. */
  arriving: string[];
  grown: number;
  /** The status of a good file afterwards. */
  alive: number;
}

const site = await createTestApp();
const kept = async (): Promise<Kept> => ({
  rows: await site.database.$count(entryFiles),
  stored: (await site.app.media.store.list("entry-files")).toSorted(),
});
await uploadFile(site, await canvas().png().toBuffer(), "warm.png");
await uploadFile(site, documents.docx(), "warm.docx");
const before = await kept();

const taken: string[] = [];
const broken: string[] = [];
const note = (name: string, { statusCode, body }: LightMyRequestResponse) => {
  if (statusCode < 400) taken.push(name);
  if (statusCode >= 500) broken.push(`${name}: ${body}`);
};
const requests = hostileRequests(site);
const memory = watchMemory();
for (const [place, [name, content]] of hostileFiles.entries()) {
  note(`${place} ${name}`, await uploadFile(site, await content(), name));
  collectGarbage();
}
for (const [name, send] of requests) {
  note(name, await send());
  collectGarbage();
}
const grown = memory.grown();

const after = await kept();
const arriving = await readdir(join(site.dataDir, arrivingFolder));
const { statusCode: alive } = await uploadFile(site, "still here", "a.txt");
await site.close();
const uploaded: UploadedFiles = {
  files: hostileFiles.length,
  requests: requests.length,
  taken,
  broken,
  before,
  after,
  arriving,
  grown,
  alive,
};
process.stdout.write(JSON.stringify(uploaded));
