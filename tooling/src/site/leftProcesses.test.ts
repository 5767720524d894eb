import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { awaitEnd, findLeftProcesses, siteVariable } from "./leftProcesses.ts";

let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "festival-left-"));
  program = join(folder, "program.mjs");
  writeFileSync(
    program,
    `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("ready");`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function start(dataDir: string) {
  const child = spawn(process.execPath, [program], {
    env: { [siteVariable]: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("close", resolve));
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return { pid: child.pid, ended };
}

describe("what a killed starter has left", () => {
  it("is found by its data folder and its program, and by nothing else", async () => {
    const [own, other] = await Promise.all([start(`${folder}/a`), start(`${folder}/b`)]);
    expect(findLeftProcesses(`${folder}/a`, program)).toEqual([own.pid]);
    expect(findLeftProcesses(`${folder}/a`, `${program}.other`)).toEqual([]);
    expect(findLeftProcesses(`${folder}/c`, program)).toEqual([]);
    await awaitEnd(findLeftProcesses(`${folder}/b`, program), 0);
    await other.ended;
    expect(findLeftProcesses(`${folder}/a`, program)).toEqual([own.pid]);
    await awaitEnd([own.pid ?? 0], 0);
    await own.ended;
  });

  it("may end by itself before it is ended by force", async () => {
    const { pid = 0, ended } = await start(folder);
    const waiting = awaitEnd([pid], 60_000);
    process.kill(pid, "SIGKILL");
    await ended;
    await waiting;
    expect(findLeftProcesses(folder, program)).toEqual([]);
  });
});
