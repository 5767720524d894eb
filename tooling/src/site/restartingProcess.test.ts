import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { startChild } from "./childProcess.ts";
import { RestartingProcess, type Pauses } from "./restartingProcess.ts";

let folder: string;
let kept: RestartingProcess;
let sentences: string[];
const pids: number[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "festival-kept-"));
  sentences = [];
  pids.length = 0;
});
afterEach(async () => {
  await kept.end(1000);
  rmSync(folder, { recursive: true });
});

/** A program that tells its number and listens, unless a file says that it should fail. */
const program = `
  import { spawn } from "node:child_process";
  import { appendFileSync, existsSync, writeFileSync } from "node:fs";
  appendFileSync("FOLDER/pids", process.pid + "\\n");
  if (existsSync("FOLDER/broken")) {
    process.stderr.write("The strings are broken.\\n");
    process.exit(1);
  }
  if (existsSync("FOLDER/withWorker")) {
    const worker = spawn(process.execPath, ["-e", "setTimeout(() => {}, 120_000)"], { stdio: "inherit" });
    writeFileSync("FOLDER/worker", String(worker.pid));
  }
  process.send({ type: "listening", port: 4711 });
  process.on("SIGTERM", () => process.exit(0));
  setInterval(() => {}, 1000);
`;

function keep(pauses: Partial<Pauses> = {}): RestartingProcess {
  const file = join(folder, "program.mjs");
  writeFileSync(file, program.replaceAll("FOLDER", folder));
  kept = new RestartingProcess({
    title: "The quartet",
    launch: () =>
      startChild({
        title: "The quartet",
        file,
        env: {},
        logFile: join(folder, "log"),
        note: () => undefined,
      }),
    report: (sentence) => void sentences.push(sentence),
    pauses: { firstMs: 10, mostMs: 40, calmMs: 60_000, ...pauses },
  });
  return kept;
}

/** The numbers of all processes that were started so far. */
const started = () =>
  readFileSync(join(folder, "pids"), "utf8").trim().split("\n").filter(Boolean).map(Number);

/** Looks until it is so; the test's own time limit ends it otherwise. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const isBack = (times: number) => () =>
  sentences.filter((sentence) => sentence === "The quartet is back.").length === times;

async function killAndWait(times: number): Promise<void> {
  process.kill(started().at(-1) ?? 0, "SIGKILL");
  await until(isBack(times));
}

const pausesOf = () =>
  sentences.flatMap((sentence) => /again in (.+) s\.$/.exec(sentence)?.[1] ?? []);

describe("a kept process", () => {
  it("is started again when it is killed, with its log to look into", async () => {
    expect(await keep().start()).toBe(4711);
    await killAndWait(1);
    expect(started()).toHaveLength(2);
    expect(sentences).toEqual([
      `The quartet ended. It was ended by SIGKILL; its log is ${join(folder, "log")}. It is started again in 0.01 s.`,
      "The quartet is back.",
    ]);
  });

  it("is started again although a process of its own lives on and holds its output", async () => {
    writeFileSync(join(folder, "withWorker"), "");
    await keep().start();
    const worker = Number(readFileSync(join(folder, "worker"), "utf8"));
    rmSync(join(folder, "withWorker"));
    await killAndWait(1);
    // it still ran
    expect(process.kill(worker, "SIGKILL")).toBe(true);
  });

  it("waits longer each time, up to a limit, while it does not run for long", async () => {
    await keep().start();
    writeFileSync(join(folder, "broken"), "");
    process.kill(started()[0] ?? 0, "SIGKILL");
    await until(() => sentences.length >= 4);
    rmSync(join(folder, "broken"));
    await until(isBack(1));
    expect(pausesOf().slice(0, 4)).toEqual(["0.01", "0.02", "0.04", "0.04"]);
    expect(sentences[1]).toBe(
      "The quartet did not start: The strings are broken. It is started again in 0.02 s.",
    );
  });

  it("begins with the first pause again after it ran for a while", async () => {
    await keep({ calmMs: 0 }).start();
    await killAndWait(1);
    await killAndWait(2);
    expect(pausesOf()).toEqual(["0.01", "0.01"]);
  });

  it("is not started again when it is asked to end", async () => {
    await keep({ firstMs: 0 }).start();
    await kept.end(1000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([started().length, sentences]).toEqual([1, []]);
  });

  it("is not started again when it is asked to end while it is away", async () => {
    await keep({ firstMs: 200 }).start();
    process.kill(started()[0] ?? 0, "SIGKILL");
    await until(() => sentences.length === 1);
    await kept.end(1000);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(started()).toHaveLength(1);
  });

  it("refuses a first start that fails, with its own words", async () => {
    writeFileSync(join(folder, "broken"), "");
    await expect(keep().start()).rejects.toThrow(
      "The quartet did not start: The strings are broken.",
    );
    expect(sentences).toEqual([]);
  });
});
