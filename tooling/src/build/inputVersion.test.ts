import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { inputVersion } from "./inputVersion.ts";
import { placeInProject, placeInRepository } from "./place.ts";

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

const versionOf = (name: "mf-quiz" | "mf-forms") => inputVersion(placeInProject(name, project));

describe("a container's version", () => {
  it("is another for a build whose class names are readable", () => {
    const place = placeInProject("mf-quiz", project);
    expect(inputVersion(place, "readable")).not.toBe(inputVersion(place, "short"));
  });

  it("is twelve hex digits, the same each time, and each container's own", () => {
    const version = versionOf("mf-quiz");
    expect(version).toMatch(/^[0-9a-f]{12}$/);
    expect(versionOf("mf-quiz")).toBe(version);
    expect(versionOf("mf-forms")).not.toBe(version);
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
    const before = versionOf("mf-quiz");
    await write(file, "changed");
    expect(versionOf("mf-quiz")).not.toBe(before);
  });

  it.each([
    "mf-quiz/src/app.test.ts",
    "mf-quiz/src/pages/QuizPage.test.tsx",
    "mf-forms/src/app.ts",
    "contracts/node_modules/x/index.js",
    "backend/src/app.ts",
  ])("stays with %s", async (file) => {
    const before = versionOf("mf-quiz");
    await write(file, "changed");
    expect(versionOf("mf-quiz")).toBe(before);
  });

  it("in a repository of its own is one of its sources and of the packages that its lock names", async () => {
    const folder = join(project, "repository");
    await write("repository/src/app.ts");
    await write("repository/package-lock.json");
    const own = () => inputVersion(placeInRepository(folder));
    const before = own();
    await write("contracts/routes.ts", "changed");
    await write("repository/node_modules/@festival/contracts/routes.ts", "changed");
    expect(own()).toBe(before);
    await write("repository/src/app.ts", "changed");
    const changed = own();
    expect(changed).not.toBe(before);
    await write("repository/package-lock.json", "changed");
    expect(own()).not.toBe(changed);
  });
});
