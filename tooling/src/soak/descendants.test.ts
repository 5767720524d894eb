import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "@jest/globals";
import { descendantsOf } from "./descendants.ts";

it("finds what a process has started, and what that has, with its memory", async () => {
  const code = `
    const child = require("node:child_process").spawn(process.execPath, ["-e", "console.log(1); setInterval(() => {}, 1e6)"]);
    const held = Buffer.alloc(200e6, 1);
    child.stdout.once("data", () => console.log(child.pid, held.length));
  `;
  const parent = spawn(process.execPath, ["-e", code]);
  let child = 0;
  try {
    const [said] = await once(parent.stdout, "data");
    child = Number.parseInt(String(said), 10);
    const found = descendantsOf(process.pid);
    expect(found.map(({ pid }) => pid)).toEqual(expect.arrayContaining([parent.pid, child]));
    expect(descendantsOf(parent.pid ?? 0).map(({ pid }) => pid)).toEqual([child]);
    const { bytes = 0 } = found.find(({ pid }) => pid === parent.pid) ?? {};
    expect(bytes).toBeGreaterThan(200e6);
    expect(bytes).toBeLessThan(600e6);
  } finally {
    if (child) process.kill(child, "SIGKILL");
    parent.kill("SIGKILL");
  }
});
