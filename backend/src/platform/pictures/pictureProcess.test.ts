import { ApiError } from "@festival/contracts/errors";
import { describe, expect, it } from "@jest/globals";
import type * as tasks from "../../testing/pictureTasks.ts";
import { PictureProcess, PictureProcessLost } from "./pictureProcess.ts";

const module = new URL("../../testing/pictureTasks.ts", import.meta.url).href;

function start(limits: { idleMs?: number; longestTaskMs?: number } = {}) {
  const pictures = new PictureProcess({ idleMs: 500, longestTaskMs: 20_000, ...limits });
  return <Name extends keyof typeof tasks>(
    name: Name,
    ...given: Parameters<(typeof tasks)[Name]>
  ) => pictures.run({ module, name, given }) as ReturnType<(typeof tasks)[Name]>;
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe("the process for pictures", () => {
  it("takes bytes and gives them back", async () => {
    const run = start();
    expect(await run("backwards", Buffer.from("cis"))).toEqual(Buffer.from("sic"));
  });

  it("is another one than the backend's, and the same for the next picture", async () => {
    const run = start();
    const pid = await run("processId");
    expect(pid).not.toBe(process.pid);
    expect(await run("processId")).toBe(pid);
  });

  it("knows no secret and nothing of the site", async () => {
    process.env.SMTP_URL = "smtp://user:secret@mail.example";
    try {
      expect(await start()("variables")).not.toContain("SMTP_URL");
    } finally {
      delete process.env.SMTP_URL;
    }
  });

  it("hands on with what a picture is refused", async () => {
    const error = await start()("refused").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 422, details: { fields: { file: "invalid" } } });
  });

  it("ends when nothing was asked for a while, and begins again with the next picture", async () => {
    const run = start({ idleMs: 50 });
    const pid = await run("processId");
    await untilGone(pid);
    expect(await run("processId")).not.toBe(pid);
  });

  it("is not ended while it works", async () => {
    const run = start({ idleMs: 10 });
    expect(await run("slow", 300)).toBe("done");
  });

  it("is lost with a picture that ends it, and with no other", async () => {
    const run = start();
    const [bad, good, next] = await Promise.allSettled([
      run("crash"),
      run("slow", 200),
      run("backwards", Buffer.from("cis")),
    ]);
    expect(bad).toMatchObject({ reason: expect.any(PictureProcessLost) });
    expect(good).toMatchObject({ value: "done" });
    expect(next).toMatchObject({ value: Buffer.from("sic") });
  });

  it("is ended by a picture that takes too long", async () => {
    const run = start({ longestTaskMs: 1500 });
    await expect(run("never")).rejects.toThrow(PictureProcessLost);
    expect(await run("slow", 10)).toBe("done");
  });
});
