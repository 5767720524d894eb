import { describe, expect, it } from "@jest/globals";
import {
  archiveOf,
  releaseEntries,
  type ArchiveEntry,
} from "../../testing/factories/releaseArchive.ts";
import { unpackRelease } from "./unpackRelease.ts";

const script = "console.log(1)";
const good = (more?: object) => releaseEntries(script, more);
const link = { type: "symlink", linkname: "/etc/passwd" } as const;
const many = Array.from({ length: 2000 }, (_, at): ArchiveEntry => [`browser/${at}.js`, ""]);

describe("an archive of a release", () => {
  it("is read with all its files", async () => {
    const { release, files } = await unpackRelease(await archiveOf(good()));
    expect(release).toMatchObject({ name: "mf-quiz", version: "c".repeat(12) });
    expect(files.get("browser/app.js")?.toString()).toBe(script);
  });

  it.each<[what: string, entries: ArchiveEntry[], message: RegExp]>([
    ["no description", [["browser/app.js", script]], /no release\.json/],
    ["a description that is no JSON", [["release.json", "{"]], /no JSON/],
    ["a description of something else", [["release.json", "{}"]], /describes no release/],
    ["a version that is a path", good({ version: "../../up" }), /describes no release/],
    ["a changed file", [...good().slice(0, 1), ["browser/app.js", "evil()"]], /are not those/],
    ["a file that is missing", good().slice(0, 1), /are not those/],
    ["a file too many", [...good(), ["browser/more.js", ""]], /are not those/],
    ["a file outside", [...good(), ["../evil.js", ""]], /no such file: \.\.\/evil\.js/],
    ["a file outside, further in", [...good(), ["browser/../../evil.js", ""]], /no such file/],
    ["a file of no folder", [...good(), ["app.js", ""]], /no such file/],
    ["a file in too many folders", [...good(), ["browser/a/b/c/d/e/f.js", ""]], /no such file/],
    ["a hidden file", [...good(), ["browser/.env", ""]], /no such file/],
    ["an absolute file", [...good(), ["/etc/passwd", ""]], /no such file/],
    ["a link", [...good(), ["browser/a.js", "", link]], /no file: browser\/a\.js/],
    ["a file twice", [...good(), ["browser/app.js", script]], /twice/],
    ["more files than a release may have", [...good(), ...many], /more than 2000 files/],
  ])("is refused with %s", async (_what, entries, message) => {
    await expect(unpackRelease(await archiveOf(entries))).rejects.toMatchObject({
      code: "bad_request",
      message: expect.stringMatching(message),
    });
  });

  it("is refused where it ends early", async () => {
    const half = (await archiveOf(good())).subarray(0, 90);
    await expect(unpackRelease(half)).rejects.toMatchObject({
      code: "bad_request",
      message: expect.stringMatching(/damaged/),
    });
  });
});
