import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { imageUrl } from "@festival/contracts/images";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { startBucketServer, type BucketServer } from "../../../testing/bucketServer.ts";
import { canvas, multipart } from "../../../testing/factories/media.ts";
import { createTestApp, signedIn } from "../../../testing/testApp.ts";
import { MediaUrlProblem, openMediaStore, type MediaStore } from "./mediaStore.ts";

let bucket: BucketServer;
let folder: string;
beforeAll(async () => {
  bucket = await startBucketServer();
  folder = mkdtempSync(join(tmpdir(), "festival-media-"));
});
afterAll(async () => {
  await bucket.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(["a folder", "a bucket"])("media in %s", (kind) => {
  let store: MediaStore;
  beforeAll(() => {
    store = openMediaStore(folder, kind === "a bucket" ? bucket.mediaUrl : undefined);
  });

  it("are read as they were written, as a whole and as a stream", async () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, i) => i % 251));
    await store.write("originals/one.png", bytes);
    expect(await store.read("originals/one.png")).toEqual(bytes);
    await store.write("files/two.pdf", Buffer.from("%PDF"));
    const stream = await store.stream("files/two.pdf");
    expect(stream && (await text(stream))).toBe("%PDF");
    const age = Date.now() - ((await store.writtenAt("files/two.pdf"))?.getTime() ?? 0);
    expect(Math.abs(age)).toBeLessThan(60_000);
  });

  it("are copied from the disk, and read in parts", async () => {
    const path = join(folder, "arrived");
    writeFileSync(path, "0123456789");
    await store.copy("files/three.mp4", path);
    expect((await store.read("files/three.mp4"))?.toString()).toBe("0123456789");
    const part = await store.stream("files/three.mp4", { from: 2, to: 4 });
    expect(part && (await text(part))).toBe("234");
    expect(await store.stream("files/none.mp4", { from: 2, to: 4 })).toBeNull();
    await expect(store.copy("files/four.mp4", join(folder, "none"))).rejects.toMatchObject({
      code: "ENOENT",
    });
    expect(await store.read("files/four.mp4")).toBeNull();
  });

  it("are replaced as a whole", async () => {
    await store.write("originals/again.png", Buffer.from("a longer first one"));
    await store.write("originals/again.png", Buffer.from("second"));
    expect((await store.read("originals/again.png"))?.toString()).toBe("second");
  });

  it("are listed by folder, and removed one by one or with their folder", async () => {
    await store.write("renditions/1-aaaaaaaaaaaa/320.avif", Buffer.from("a"));
    await store.write("renditions/1-aaaaaaaaaaaa/480.avif", Buffer.from("b"));
    await store.write("renditions/2-bbbbbbbbbbbb/320.avif", Buffer.from("c"));
    const folders = await store.list("renditions");
    expect(folders.toSorted()).toEqual(["1-aaaaaaaaaaaa", "2-bbbbbbbbbbbb"]);
    const inOne = await store.list("renditions/1-aaaaaaaaaaaa");
    expect(inOne.toSorted()).toEqual(["320.avif", "480.avif"]);
    await store.remove("renditions/1-aaaaaaaaaaaa/480.avif");
    expect(await store.list("renditions/1-aaaaaaaaaaaa")).toEqual(["320.avif"]);
    await store.removeFolder("renditions/1-aaaaaaaaaaaa");
    expect(await store.list("renditions")).toEqual(["2-bbbbbbbbbbbb"]);
  });

  it("that are not there are null, and are removed without complaint", async () => {
    expect(await store.read("originals/none.png")).toBeNull();
    expect(await store.stream("originals/none.png")).toBeNull();
    expect(await store.writtenAt("originals/none.png")).toBeNull();
    expect(await store.list("nothing")).toEqual([]);
    await store.remove("originals/none.png");
    await store.removeFolder("renditions/9-999999999999");
  });
});

describe("the address of a bucket", () => {
  it.each([
    "not an address",
    "https://key:secret@s3.example/festival",
    "s3://s3.example/festival",
    "s3://key@s3.example/festival",
    "s3://key:secret@s3.example",
  ])("is refused without repeating its secret: %s", (url) => {
    expect(() => openMediaStore(folder, url)).toThrow(MediaUrlProblem);
    expect(() => openMediaStore(folder, url)).not.toThrow(/secret@|key:/);
  });
});

describe("a site whose media lie in a bucket", () => {
  it("takes in, renders, replaces and deletes as one with a folder does", async () => {
    const site = await createTestApp({ mediaUrl: bucket.mediaUrl });
    const staff = await signedIn(site);
    const upload = async (path: string, value: Buffer, name: string, content: string) => {
      const parts = [
        { name, value: content },
        { name: "file", value, fileName: "a.png" },
      ];
      const { payload, headers } = multipart(parts);
      return site.app.inject({
        method: "POST",
        url: `/en/pageeditor-api/images/${path}`,
        payload,
        cookies: staff.cookies,
        headers: { ...staff.headers, ...headers },
      });
    };
    const first = await upload("", await canvas(700, 300).png().toBuffer(), "decorative", "true");
    const image = first.json();
    expect(first.statusCode).toBe(201);
    expect(await site.app.jobs.runAll()).toEqual([]);
    const answer = await site.app.inject({ url: imageUrl(image.path, 480, "avif") });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 480, format: "heif" });

    const other = await canvas(500, 300).png().toBuffer();
    const second = await upload(`${image.id}/file/`, other, "revision", "1");
    expect(second.json()).toMatchObject({ id: image.id, revision: 2, width: 500 });
    await site.app.jobs.runAll();
    const { store } = site.app.media;
    expect(await store.read(`originals/${image.file_name}`)).toBeNull();
    const url = `/en/pageeditor-api/images/${image.id}/`;
    expect((await site.app.inject({ method: "DELETE", url, ...staff })).statusCode).toBe(204);
    await site.app.jobs.runAll();
    expect(await store.list("originals")).not.toContain(second.json().file_name);
    // nothing of it came into the data folder
    expect(readdirSync(site.dataDir)).not.toContain("media");
    await site.close();
  });
});
