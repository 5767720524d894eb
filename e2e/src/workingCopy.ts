import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { remoteNames } from "@festival/contracts/containers";
import { site } from "./site.ts";

const root = join(import.meta.dirname, "..", "..");
const needed = [
  "contracts",
  "shared-ui",
  "shell",
  ...remoteNames,
  "tooling",
  "package.json",
  "package-lock.json",
];

export interface CommandResult {
  code: number;
  output: string;
}

export interface WorkingCopy {
  /** A file of the copy. */
  read(file: string): string;
  /** Replaces words in a file of the copy. */
  change(file: string, from: string | RegExp, to: string): void;
  /** `npm run releases`, `release`, `rollback` against the site under test. */
  releases(action: "release" | "rollback" | "list", ...names: string[]): Promise<CommandResult>;
  remove(): void;
}

/** A copy of the sources that a team's release is built from, so that a test may change them. */
export function makeWorkingCopy(): WorkingCopy {
  const folder = mkdtempSync(join(tmpdir(), "festival-team-"));
  for (const name of needed) {
    const isOwn = (path: string) => !path.includes("node_modules");
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isOwn });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return {
    read,
    change(file, from, to) {
      const before = read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not hold ${from}.`);
      writeFileSync(join(folder, file), after);
    },
    releases(action, ...names) {
      const cli = join(folder, "tooling", "src", "releases", "cli.ts");
      const env = { ...process.env, DATA_DIR: site.dataDir, CI: "1" };
      return new Promise((resolve) => {
        execFile(process.execPath, [cli, action, ...names], { env }, (error, stdout, stderr) =>
          resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
        );
      });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
