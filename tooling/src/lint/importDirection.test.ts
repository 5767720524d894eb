import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { containerNames, remoteNames } from "@festival/contracts/containers";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";

const { default: config } = await import("../../../oxlint.config.ts");

// The project's own rules on a small tree of forbidden and allowed imports.
const root = join(import.meta.dirname, "..", "..", "..");
const binary = join(root, "node_modules", ".bin", "oxlint");

const forbidden: [file: string, imported: string][] = [
  ["mf-quiz/src/a.ts", "@festival/mf-forms/app"],
  ["mf-quiz/src/b.ts", "../../mf-magazine/src/app.ts"],
  ["mf-quiz/src/c.ts", "@festival/shell"],
  ["mf-quiz/src/pages/d.ts", "../../../shell/src/styles.ts"],
  ["mf-editor/src/a.ts", "@festival/backend"],
  ["mf-forms/src/a.ts", "@festival/tooling"],
  ["shell/src/a.ts", "@festival/mf-quiz"],
  ["shell/src/server/b.ts", "../../../backend/src/app.ts"],
  ["shared-ui/src/a.ts", "@festival/shell"],
  ["shared-ui/src/b.ts", "../../mf-quiz/src/screens.ts"],
  ["contracts/a.ts", "@festival/shared-ui"],
  ["contracts/b.ts", "react"],
  ["contracts/c.ts", "node:fs"],
  ["contracts/d.ts", "@festival/mf-quiz/app"],
  ["backend/src/a.ts", "@festival/shared-ui"],
  ["backend/src/b.ts", "../../shell/src/server/html.ts"],
  ["backend/src/site/c.ts", "@festival/demo-season"],
  ["mf-quiz/src/f.ts", "@festival/demo-season"],
  ["demo-season/src/a.ts", "@festival/shared-ui"],
  ["demo-season/src/b.ts", "../../backend/src/app.ts"],
  ["tooling/src/a.ts", "@festival/shell"],
  ["e2e/src/a.ts", "@festival/backend"],
  ["e2e/src/b.ts", "../../tooling/src/root.ts"],
  // a schema in the browser would bring its library along
  ["mf-quiz/src/e.ts", "@festival/contracts/api/quiz"],
  // each remote meets no other container
  ...remoteNames.flatMap((remote) =>
    containerNames
      .filter((other) => other !== remote)
      .map((other): [string, string] => [`${remote}/src/to-${other}.ts`, `@festival/${other}/app`]),
  ),
];

const allowed: [file: string, imported: string][] = [
  ["mf-quiz/src/ok.ts", "@festival/contracts/routes"],
  ["mf-quiz/src/ok2.ts", "@festival/shared-ui"],
  ["shell/src/ok.ts", "@festival/shared-ui"],
  ["shared-ui/src/ok.ts", "@festival/contracts/locales"],
  // by its name, where browsers must have the live shell's copy
  ["contracts/ok.ts", "@festival/contracts/routes"],
  ["backend/src/ok.ts", "@festival/contracts/api/quiz"],
  ["demo-season/src/ok.ts", "@festival/backend/platform/database/write"],
  ["tooling/src/ok.ts", "@festival/contracts/release"],
  ["e2e/src/ok.ts", "@festival/contracts/routes"],
  ["e2e/src/ok2.ts", "@festival/tooling/screens"],
];

const typeOnly = "mf-quiz/src/typeOnly.ts";

let tree: string;
const caught = new Set<string>();

function write(file: string, text: string) {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), "festival-lint-"));
  // the tree has no libraries to take types from
  write(".oxlintrc.json", JSON.stringify({ ...config, options: {} }));
  for (const [file, imported] of [...forbidden, ...allowed]) {
    write(file, `import { name } from "${imported}";\n\nexport const other = name;\n`);
  }
  write(
    typeOnly,
    'import type { Quiz } from "@festival/contracts/api/quiz";\n\nexport type Other = Quiz;\n',
  );
  const { stdout } = spawnSync(binary, ["--format=json"], { cwd: tree, encoding: "utf8" });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
  };
  for (const { code, filename } of diagnostics) {
    if (code.includes("no-restricted-imports")) caught.add(filename);
  }
});
afterAll(() => rmSync(tree, { recursive: true }));

describe("the direction of imports", () => {
  it.each(forbidden)("forbids %s to import %s", (file) => {
    expect(caught).toContain(file);
  });

  it.each(allowed)("lets %s import %s", (file) => {
    expect(caught).not.toContain(file);
  });

  it("lets the browser's parts import the types of the API", () => {
    expect(caught).not.toContain(typeOnly);
  });
});
