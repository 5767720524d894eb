import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { box, element, mp4, mp4Parts, webm } from "../../../testing/factories/videos.ts";
import { examineVideo, videoTypeOf } from "./examineVideo.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "festival-video-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function examine(bytes: Buffer) {
  const path = join(folder, "video");
  writeFileSync(path, bytes);
  const type = videoTypeOf(bytes.subarray(0, 32));
  return type && { type, ...(await examineVideo(path, bytes.length, type)) };
}

const parts = mp4Parts();
const vide = { kind: "vide", codec: "avc1" };
const archive = Buffer.concat([Buffer.from("PK\x05\x06"), Buffer.alloc(18)]);

describe("a video", () => {
  it("is known by its content: type, size and length", async () => {
    const facts = { width: 640, height: 360, seconds: 2 };
    expect(await examine(mp4())).toEqual({ type: "video/mp4", ...facts });
    expect(await examine(webm())).toEqual({ type: "video/webm", ...facts });
  });

  it("may have its tables at the end, and further tracks", async () => {
    const { ftyp, moov, mdat } = mp4Parts(vide, { kind: "tmcd", codec: "tmcd" });
    expect(await examine(Buffer.concat([ftyp, mdat, moov]))).toMatchObject({ width: 640 });
  });

  it("that was filmed upright is as wide as it is shown", async () => {
    const turned = await examine(mp4({ ...vide, width: 1920, height: 1080, isTurned: true }));
    expect(turned).toMatchObject({ width: 1080, height: 1920 });
  });

  it("that was recorded by a browser has no length", async () => {
    expect(await examine(webm({ isLive: true }))).toMatchObject({ width: 640, seconds: null });
  });

  it.each<[string, Buffer]>([
    ["an MP4 file that breaks off", mp4().subarray(0, -10)],
    ["an MP4 file without tables", Buffer.concat([parts.ftyp, parts.mdat])],
    ["an MP4 file without frames", Buffer.concat([parts.ftyp, parts.moov])],
    ["an MP4 file with bytes behind it", Buffer.concat([mp4(), Buffer.from("<script>")])],
    ["an MP4 file with a box of another format", Buffer.concat([mp4(), box("evil")])],
    ["an MP4 file with two tables", Buffer.concat([mp4(), parts.moov])],
    ["an MP4 file that holds an archive", Buffer.concat([mp4(), box("free", archive)])],
    ["an MP4 file in HEVC", mp4({ kind: "vide", codec: "hvc1" })],
    ["an MP4 file that is encrypted", mp4({ kind: "vide", codec: "encv" })],
    ["an MP4 file with sound in AC-3", mp4(vide, { kind: "soun", codec: "ac-3" })],
    ["an MP4 file with sound alone", mp4({ kind: "soun", codec: "mp4a" })],
    ["an MP4 file without a size", mp4({ ...vide, width: 0 })],
    ["an MP4 file of 8K", mp4({ ...vide, width: 7680, height: 4320 })],
    [
      "an MP4 file with a box of no size",
      Buffer.concat([parts.ftyp, Buffer.from("\0\0\0\x02moov")]),
    ],
    ["an AVIF picture", Buffer.concat([box("ftyp", Buffer.from("avif")), box("meta"), parts.mdat])],
    ["a WebM file that breaks off", webm().subarray(0, -10)],
    ["a WebM file with bytes behind it", Buffer.concat([webm(), Buffer.from("<script>")])],
    ["a WebM file with a part of another format", webm({ after: element("1941a469", "x") })],
    ["a WebM file that holds an archive", webm({ after: element("ec", archive) })],
    ["a Matroska file", webm({ docType: "matroska" })],
    ["a WebM file in Theora", webm({ codec: "V_THEORA" })],
    ["a WebM file that ends after its head", webm().subarray(0, 40)],
  ])("is refused where it is %s", async (_what, bytes) => {
    await expect(examine(bytes)).rejects.toMatchObject({
      code: "validation_failed",
      details: { fields: { file: "invalid" } },
    });
  });

  it("of random bytes behind a true head never is taken, and never ends anything", async () => {
    let seed = 7;
    const random = () => (seed = (seed * 48271) % 0x7fffffff) & 0xff;
    for (let round = 0; round < 200; round += 1) {
      const noise = Buffer.from(Array.from({ length: 600 }, random));
      const head = round % 2 ? parts.ftyp : element("1a45dfa3", element("4282", "webm"));
      await expect(examine(Buffer.concat([head, noise]))).rejects.toMatchObject({
        code: "validation_failed",
      });
    }
  });
});
