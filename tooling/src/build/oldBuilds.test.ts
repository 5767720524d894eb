import { mkdir, mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { removeOldBuilds } from "./oldBuilds.ts";

/** Above the highest process number a system gives. */
const unusedProcessId = 4_194_305;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "builds-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function build(name: string, minutesAgo: number): Promise<void> {
  await mkdir(join(folder, name));
  const usedAt = Date.now() / 1000 - minutesAgo * 60;
  await utimes(join(folder, name), usedAt, usedAt);
}

it("keeps the version in use and the four used last before it", async () => {
  for (let age = 1; age <= 7; age += 1) await build(`v${age}`, age);
  await removeOldBuilds(folder, "v7");
  expect((await readdir(folder)).toSorted()).toEqual(["v1", "v2", "v3", "v4", "v7"]);
});

it("removes what killed builds left, and leaves work in progress alone", async () => {
  await build("v1", 1);
  await build(`v2.${unusedProcessId}`, 1);
  await build(`v2.${process.pid}`, 1);
  await build(`v3.${process.pid}`, 90);
  await removeOldBuilds(folder, "v1");
  expect((await readdir(folder)).toSorted()).toEqual(["v1", `v2.${process.pid}`]);
});
