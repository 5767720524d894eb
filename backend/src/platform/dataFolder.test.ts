import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { openEmbeddedDatabase } from "./database/embeddedDatabase.ts";
import { prepareDataFolder } from "./dataFolder.ts";
import { openMediaStore } from "./media/store/mediaStore.ts";
import { runCommand } from "../testing/runCommand.ts";

jest.setTimeout(120_000);

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const mayReadAll = process.getuid?.() === 0;

let folder: string;
let umask: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "festival-private-"));
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

/** Everything below the folder that another user may read, write or enter. */
function open(): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return all.filter((path) => {
    const found = lstatSync(join(folder, path));
    return !found.isSymbolicLink() && (found.mode & 0o077) !== 0;
  });
}

function write(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), "words");
}

describe("the data folder", () => {
  it("is readable for its owner alone when it is new: database, pictures and uploads", async () => {
    const dataDir = join(folder, "new");
    prepareDataFolder(dataDir);
    const database = await openEmbeddedDatabase(join(dataDir, "database"), () => {});
    await database.close();
    await openMediaStore(dataDir).write("entry-files/1/letter.pdf", Buffer.from("words"));
    expect(readdirSync(join(dataDir, "database"))).toContain("PG_VERSION");
    expect(open()).toEqual([]);
  });

  it("is closed where an older version left it open", () => {
    const written = [
      "database/base/5/1249",
      "database.replaced-2026-11-01T10-00-00/PG_VERSION",
      "media/entry-files/1/letter.pdf",
      "dumps/one.tar.gz",
      "backups/one.tar.gz",
      "mail/one.eml",
      "logs/backend.log",
      "internal-secret",
      "demo-login.json",
      "backend.json",
    ];
    written.forEach(write);
    expect(open().length).toBeGreaterThan(written.length);
    expect(prepareDataFolder(folder)).toEqual([]);
    expect(open()).toEqual([]);
    // the owner's rights are what they were
    expect(lstatSync(join(folder, "database", "base")).mode & 0o777).toBe(0o700);
    expect(lstatSync(join(folder, "internal-secret")).mode & 0o777).toBe(0o600);
  });

  it("is closed to the end where a start was killed on the way", () => {
    write("media/entry-files/1/letter.pdf");
    chmodSync(join(folder, "media", "entry-files", "1", "letter.pdf"), 0o600);
    prepareDataFolder(folder);
    expect(open()).toEqual([]);
  });

  it("leaves alone what is not the site's, releases and what links lead to", () => {
    write("releases/mf-quiz/0123/release.json");
    write("mine/notes.txt");
    write("elsewhere/picture.png");
    mkdirSync(join(folder, "media"));
    symlinkSync(join(folder, "elsewhere"), join(folder, "media", "renditions"));
    prepareDataFolder(folder);
    const left = ["releases/mf-quiz/0123/release.json", "mine/notes.txt", "elsewhere/picture.png"];
    expect(open()).toEqual(expect.arrayContaining(left));
    expect(open()).not.toContain("media");
  });
});

describe("a data folder that can't be written", () => {
  /** Runs a backend on it, which must end by itself. */
  async function start(dataDir: string) {
    const secret = process.env.INTERNAL_SECRET;
    process.env.INTERNAL_SECRET = "a secret for tests alone";
    const outcome = await runCommand(main, dataDir);
    if (secret === undefined) delete process.env.INTERNAL_SECRET;
    return outcome;
  }

  it("ends the backend's start with one sentence that names it and says what to do", async () => {
    // not even root may write there
    let readOnly = "/proc/self";
    if (!mayReadAll) {
      readOnly = join(folder, "closed");
      mkdirSync(readOnly, { mode: 0o500 });
    }
    const { code, errors } = await start(readOnly);
    expect(code).toBe(1);
    expect(errors).toMatch(
      /^The data folder \/\S+ can't be written \(.+\); give it to the user who runs the site, or name another one in DATA_DIR\.\n$/,
    );
  });

  it("ends the backend's start with one sentence where it is a file", async () => {
    write("file");
    const { code, errors } = await start(join(folder, "file"));
    expect(code).toBe(1);
    expect(errors).toBe(`${join(folder, "file")} is a file; DATA_DIR must name a folder.\n`);
  });
});
