import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { imageUrl } from "@festival/contracts/images";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { canvas, storeImage } from "../../testing/factories/media.ts";
import { createTestApp, type TestApp } from "../../testing/testApp.ts";
import { imageFolder, toImage } from "./images.repository.ts";

let site: TestApp;
let mediaDir: string;
beforeAll(async () => {
  site = await createTestApp();
  mediaDir = join(site.dataDir, "media");
});
afterAll(() => site.close());

const twoDaysAgo = new Date(Date.now() - 48 * 60 * 60 * 1000);

function leave(folder: string, name: string, at = new Date()): string {
  mkdirSync(join(mediaDir, folder), { recursive: true });
  const file = join(mediaDir, folder, name);
  writeFileSync(file, "left over");
  utimesSync(file, at, at);
  return file;
}

async function sweep(): Promise<void> {
  await site.database.transaction((tx) => site.app.jobs.send(tx, "media-sweep", {}));
  await site.app.jobs.runAll();
  // the formats that can wait are made later
  await site.app.jobs.runAll({ early: true });
}

describe("the nightly sweep", () => {
  it("removes what uploads that broke off have left, and nothing that may be at work", async () => {
    const old = [
      leave("unfinished", "a", twoDaysAgo),
      leave("originals", "b.png", twoDaysAgo),
      leave("files", "c.pdf", twoDaysAgo),
    ];
    const fresh = [leave("unfinished", "d"), leave("originals", "e.png"), leave("files", "f.pdf")];
    await sweep();
    expect(old.filter(existsSync)).toEqual([]);
    expect(fresh.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("removes renditions of pictures that are gone, and keeps those that are there", async () => {
    const row = await storeImage(site, await canvas(400, 300).png().toBuffer());
    await site.app.inject({ url: imageUrl(toImage(row, "de").path, 320, "webp") });
    const kept = join(mediaDir, "renditions", imageFolder(row), "320.webp");
    utimesSync(join(mediaDir, "originals", row.fileName), twoDaysAgo, twoDaysAgo);
    const gone = [
      leave("renditions/999999-aaaaaaaaaaaa", "320.avif"),
      leave(`renditions/${row.id}-bbbbbbbbbbbb`, "320.avif"),
      leave("renditions/strange", "320.avif"),
    ];
    await sweep();
    expect(gone.filter(existsSync)).toEqual([]);
    expect(existsSync(kept)).toBe(true);
    expect(existsSync(join(mediaDir, "originals", row.fileName))).toBe(true);
  });

  it("has renditions made that are missing", async () => {
    const row = await storeImage(site, await canvas(330, 300).png().toBuffer());
    await sweep();
    const made = readdirSync(join(mediaDir, "renditions", imageFolder(row)));
    expect(made.toSorted()).toEqual(["320.avif", "320.jpg", "320.webp"]);
  });
});

describe("a process that is killed while it writes", () => {
  it("leaves no half file under a final name", async () => {
    const program = fileURLToPath(new URL("../../testing/writeMedia.ts", import.meta.url));
    for (let round = 0; round < 5; round += 1) {
      const writer = spawn(process.execPath, [program, site.dataDir], {
        stdio: ["ignore", "pipe", "inherit"],
      });
      await once(writer.stdout, "data");
      const ended = once(writer, "exit");
      writer.kill("SIGKILL");
      await ended;
    }
    const names = readdirSync(join(mediaDir, "originals")).filter((name) => name.length === 68);
    expect(names.length).toBeGreaterThanOrEqual(5);
    for (const name of names) {
      const bytes = readFileSync(join(mediaDir, "originals", name));
      const hash = createHash("sha256").update(bytes).digest("hex");
      expect(`${hash}.png`).toBe(name);
    }
  });
});
