import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "@jest/globals";
import { root } from "../root.ts";
import { isProgramFile, manifests, programFolders } from "./programFiles.ts";

const packed = (path: string) =>
  programFolders.some((folder) => path.startsWith(folder)) && isProgramFile(path);

const units = join(root, "tooling", "pack");
const unitFiles = readdirSync(units).filter((name) => name.endsWith(".service"));

describe("the bundle for one server", () => {
  it("has programs, migrations and fonts, and no test", () => {
    const wanted = ["backend/src/main.ts", "backend/migrations/meta/_journal.json"];
    for (const path of [...wanted, "shell/src/server/site/offline.css", "contracts/package.json"]) {
      expect([path, existsSync(join(root, path)), packed(path)]).toEqual([path, true, true]);
    }
    for (const path of ["backend/src/testing/testApp.ts", "contracts/errors.test.ts"]) {
      expect([path, existsSync(join(root, path)), packed(path)]).toEqual([path, true, false]);
    }
    expect(packed("e2e/journeys/forms.spec.ts")).toBe(false);
  });

  it("has the manifest of each workspace, as npm compares them with the lock file", () => {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    const workspaces = Object.keys(packages).filter((name) => /^[\w-]+$/.test(name));
    expect(manifests(root).toSorted()).toEqual(
      workspaces.map((name) => join(name, "package.json")).toSorted(),
    );
  });

  it("imports nothing from the folders of tests", () => {
    const importsTests = readdirSync(join(root, "backend", "src"), {
      recursive: true,
      encoding: "utf8",
    })
      .map((name) => join("backend", "src", name))
      .filter((path) => path.endsWith(".ts") && isProgramFile(path))
      .filter((path) => /from "[^"]*\/testing\//.test(readFileSync(join(root, path), "utf8")));
    expect(importsTests).toEqual([]);
  });

  it.each(unitFiles)("starts programs that it has: %s", (name) => {
    const unit = readFileSync(join(units, name), "utf8");
    const programs = [...unit.matchAll(/^ExecStart(?:Pre)?=\/opt\/festival\/node (\S+)/gm)];
    expect(programs.length).toBeGreaterThan(0);
    for (const [, program = ""] of programs) {
      expect([program, existsSync(join(root, program)), packed(program)]).toEqual([
        program,
        true,
        true,
      ]);
    }
  });
});
