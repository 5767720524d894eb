import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { keepLogBounded, rotateLog } from "./logFile.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "festival-log-"));
  file = join(folder, "site.log");
});
afterEach(() => rmSync(folder, { recursive: true }));

const bounds = { bytes: 10, older: 2 };
const read = (name: string) => readFileSync(join(folder, name), "utf8");

describe("a log", () => {
  it("stays as it is within its bound, and where there is none yet", () => {
    rotateLog(file, bounds);
    writeFileSync(file, "ten letter");
    rotateLog(file, bounds);
    expect(readdirSync(folder)).toEqual(["site.log"]);
  });

  it("is put aside beyond its bound, and only so many older ones are kept", () => {
    for (const words of ["the first one", "the second one", "the third one"]) {
      writeFileSync(file, words);
      rotateLog(file, bounds);
    }
    expect(readdirSync(folder).toSorted()).toEqual(["site.log", "site.log.1", "site.log.2"]);
    expect(read("site.log")).toBe("");
    expect(read("site.log.1")).toBe("the third one");
    expect(read("site.log.2")).toBe("the second one");
    expect(statSync(join(folder, "site.log.1")).mode & 0o077).toBe(0);
  });

  it("is written on by its process after it was put aside", async () => {
    const handle = openSync(file, "a", 0o600);
    const words = "process.stdin.on('data', (words) => console.log(String(words)))";
    const writer = spawn(process.execPath, ["-e", words], { stdio: ["pipe", handle, "inherit"] });
    closeSync(handle);
    const { stdin } = writer;
    if (!stdin) throw new Error("The writer has no input.");
    const write = async (line: string) => {
      const before = statSync(file).size;
      stdin.write(line);
      for (let tries = 0; statSync(file).size === before; tries += 1) {
        if (tries === 200) throw new Error(`The log did not grow by "${line}".`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    try {
      await write("before it was put aside");
      rotateLog(file, bounds);
      await write("after it was put aside");
    } finally {
      stdin.end();
      await once(writer, "exit");
    }
    expect(read("site.log")).toBe("after it was put aside\n");
    expect(read("site.log.1")).toBe("before it was put aside\n");
  });

  it("is emptied where it can't be put aside, as on a full disk", () => {
    mkdirSync(join(folder, "site.log.1", "in the way"), { recursive: true });
    writeFileSync(file, "beyond its bound");
    rotateLog(file, { ...bounds, older: 1 });
    expect(read("site.log")).toBe("");
    expect(readdirSync(folder).toSorted()).toEqual(["site.log", "site.log.1"]);
  });

  it("is kept within its bound while its process runs, until that is ended", () => {
    jest.useFakeTimers();
    try {
      const end = keepLogBounded(file, bounds);
      writeFileSync(file, "beyond its bound");
      jest.advanceTimersByTime(60_000);
      expect([read("site.log"), read("site.log.1")]).toEqual(["", "beyond its bound"]);
      end();
      writeFileSync(file, "beyond it once more");
      jest.advanceTimersByTime(60_000);
      expect(read("site.log")).toBe("beyond it once more");
    } finally {
      jest.useRealTimers();
    }
  });
});
