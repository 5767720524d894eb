import { readFileSync } from "node:fs";
import { join } from "node:path";
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

describe("package.json", () => {
  it("names the licence and the one version of the whole site", () => {
    expect(license).toBe("Apache-2.0");
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readFileSync(join(root, "CHANGELOG.md"), "utf8")).toContain(`\n## ${version} – `);
  });

  it.each(workspaces)("of %s names the same licence, and no version of its own", (folder) => {
    expect(read(folder)).toMatchObject({ license });
    expect(read(folder)).not.toHaveProperty("version");
  });
});
