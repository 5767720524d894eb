import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { inputVersion } from "./inputVersion.ts";

let project: string;

async function write(file: string, text = file): Promise<void> {
  await mkdir(dirname(join(project, file)), { recursive: true });
  await writeFile(join(project, file), text);
}

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), "input-version-"));
  for (const file of [
    "contracts/routes.ts",
    "shared-ui/src/index.ts",
    "tooling/src/build/containerConfig.ts",
    "mf-quiz/src/app.ts",
    "mf-forms/src/app.ts",
    "package-lock.json",
  ]) {
    await write(file);
  }
});
afterEach(() => rm(project, { recursive: true, force: true }));

describe("a container's version", () => {
  it("is twelve hex digits, the same each time, and each container's own", () => {
    const version = inputVersion("mf-quiz", project);
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(inputVersion("mf-quiz", project)).toBe(version);
    expect(inputVersion("mf-forms", project)).not.toBe(version);
  });

  it.each([
    "mf-quiz/src/app.ts",
    "mf-quiz/src/pages/new.tsx",
    "mf-quiz/src/locales/de.json",
    "shared-ui/src/index.ts",
    "contracts/routes.ts",
    "tooling/src/build/containerConfig.ts",
    "package-lock.json",
  ])("changes with %s", async (file) => {
    const before = inputVersion("mf-quiz", project);
    await write(file, "changed");
    expect(inputVersion("mf-quiz", project)).not.toBe(before);
  });

  it.each([
    "mf-quiz/src/app.test.ts",
    "mf-quiz/src/pages/QuizPage.test.tsx",
    "mf-forms/src/app.ts",
    "contracts/node_modules/x/index.js",
    "backend/src/app.ts",
  ])("stays with %s", async (file) => {
    const before = inputVersion("mf-quiz", project);
    await write(file, "changed");
    expect(inputVersion("mf-quiz", project)).toBe(before);
  });
});
