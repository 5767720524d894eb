// Run as a process of its own by hostileUploads.test.ts: sends hostile pictures to a site, and says on its
// output what became of them and by how many bytes they made the process larger.
import { canvas, storeImage } from "../factories/media.ts";
import { watchMemory } from "../runMeasured.ts";
import { createTestApp, signedIn } from "../testApp.ts";
import { hostileImages } from "./hostileImages.ts";
import { decorative, file, imageUploads, type Stored } from "./imageUploads.ts";

export interface UploadedImages {
  oneByOne: {
    count: number;
    /** Those that were not refused, with their status. */
    taken: string[];
    before: Stored;
    after: Stored;
    /** The status of an ordinary picture afterwards. */
    alive: number;
  };
  atOnce: { statuses: number[]; before: Stored; after: Stored };
  grown: number;
}

const site = await createTestApp();
const { upload, stored } = imageUploads(site, await signedIn(site));
const hostile = await hostileImages();
// one that is taken in, so that there is a folder to look at
await storeImage(site, await canvas().png().toBuffer());

async function sendOneByOne(): Promise<UploadedImages["oneByOne"]> {
  const before = await stored();
  const taken: string[] = [];
  for (const [what, bytes] of Object.entries(hostile)) {
    const { statusCode } = await upload([decorative, file(bytes)]);
    if (![413, 422].includes(statusCode)) taken.push(`${what}: ${statusCode}`);
  }
  const after = await stored();
  const alive = await upload([decorative, file(await canvas().png().toBuffer())]);
  const count = Object.keys(hostile).length;
  return { count, taken, before, after, alive: alive.statusCode };
}

async function sendAtOnce(): Promise<UploadedImages["atOnce"]> {
  const before = await stored();
  const { "a PNG of 64 million white pixels": bomb, "a GIF of very many frames": frames } = hostile;
  const all = [bomb, frames].flatMap((one) => (one ? Array<Buffer>(5).fill(one) : []));
  const answers = await Promise.all(all.map((one) => upload([decorative, file(one)])));
  return { statuses: answers.map((one) => one.statusCode), before, after: await stored() };
}

const memory = watchMemory();
const sent = { oneByOne: await sendOneByOne(), atOnce: await sendAtOnce() };
const uploaded: UploadedImages = { ...sent, grown: memory.grown() };
await site.close();
process.stdout.write(JSON.stringify(uploaded));
