import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { containerNames } from "@festival/contracts/containers";
import { describe, expect, it } from "@jest/globals";
import { root } from "./root.ts";

interface PackageJson {
  version?: string;
  license?: string;
  workspaces?: string[];
}

const read = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));

const { version, license, workspaces = [] } = read(".");
const folders = globSync(workspaces, { cwd: root });

it("names each container's folder among the workspaces, and no other remote", () => {
  const isContainer = (folder: string) => folder === "shell" || folder.startsWith("mf-");
  expect(folders.filter(isContainer).toSorted()).toEqual(containerNames.toSorted());
});

it.each(folders)("README.md says what %s is", (folder) => {
  expect(readFileSync(join(root, "README.md"), "utf8")).toContain(`\n| \`${folder}\` | `);
});

describe("package.json", () => {
  it("names the licence and the one version of the whole site", () => {
    expect(license).toBe("Apache-2.0");
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readFileSync(join(root, "CHANGELOG.md"), "utf8")).toContain(`\n## ${version} – `);
  });

  it.each(folders)("of %s names the same licence, and no version of its own", (folder) => {
    expect(read(folder)).toMatchObject({ license });
    expect(read(folder)).not.toHaveProperty("version");
  });
});
