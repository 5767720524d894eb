import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { promisify } from "node:util";
import { root } from "../root.ts";

// The types of a contract, as declarations by file. Only what describes the contract itself is recorded. What grows on
// its own account (routes, containers, fragments, answers of the backend) is today's in every comparison.

const entry = "release/crossing";

/** Below `contracts`, without their endings. */
const comparedFiles = ["pageOwner", "bus", "adminFace", "editing", "consent", "plan", entry];
/** What crosses between a shell and releases of the major before. */
const former = "release/formerContract";

/** The compiler cannot relate two copies of its generic types: each change of it is a new minor at least. */
const recordedFiles = [...comparedFiles, "calls/call"];

/** Declarations by path below `contracts`, such as `bus.d.ts`. */
export type ContractTypes = Readonly<Record<string, string>>;

export const releasedFolder = join(root, "contracts", "released");

const run = promisify(execFile);

const compilerOptions = {
  target: "es2024",
  lib: ["es2024", "dom"],
  module: "nodenext",
  moduleResolution: "nodenext",
  strict: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  types: [],
};

/** What the compiler has to say of a project, a line each; empty where all is well. */
async function compile(
  folder: string,
  options: object,
  files: readonly string[],
): Promise<string[]> {
  const project = join(folder, "tsconfig.json");
  await writeFile(
    project,
    JSON.stringify({ compilerOptions: { ...compilerOptions, ...options }, files }),
  );
  const compiler = join(root, "node_modules", ".bin", "tsc");
  try {
    await run(process.execPath, [compiler, "-p", project, "--pretty", "false"], { cwd: folder });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout?: string };
    if (!stdout) throw error;
    return stdout.trim().split("\n");
  }
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "festival-contract-"));
  try {
    // what the declarations name: rxjs and typebox
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Declarations of all that crossing.ts leads to. */
async function emit(folder: string): Promise<void> {
  const problems = await compile(
    folder,
    {
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      rootDir: root,
      outDir: folder,
    },
    [entry, former].map((file) => join(root, "contracts", `${file}.ts`)),
  );
  if (problems.length > 0) throw new Error(`The contract has errors:\n${problems.join("\n")}`);
}

/** The contract's types as they are now. */
export function currentTypes(): Promise<ContractTypes> {
  return inFolder(async (folder) => {
    await emit(folder);
    const texts = recordedFiles.map(async (file) => {
      const path = `${file}.d.ts`;
      return [path, await readFile(join(folder, "contracts", path), "utf8")] as const;
    });
    return Object.fromEntries(await Promise.all(texts));
  });
}

/** The released contracts, such as "3.0"; oldest first. */
export async function releasedVersions(): Promise<string[]> {
  const names = await readdir(releasedFolder);
  return names.toSorted((one, other) => one.localeCompare(other, "en", { numeric: true }));
}

export async function releasedTypes(version: string): Promise<ContractTypes> {
  const texts = recordedFiles.map(async (file) => {
    const path = `${file}.d.ts`;
    return [path, await readFile(join(releasedFolder, version, path), "utf8")] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

async function writeTypes(folder: string, types: ContractTypes): Promise<void> {
  for (const [path, text] of Object.entries(types)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** Records the contract's types under a version. */
export async function recordTypes(version: string): Promise<void> {
  await writeTypes(join(releasedFolder, version), await currentTypes());
}

/** @param isFormer whether the shell is to speak the contract of before as that of the major before */
const comparison = (isFormer: boolean) => `
import type * as Before from "./before/contracts/release/crossing.ts";
import type * as Now from "./now/contracts/${isFormer ? former : entry}.ts";
declare const given: Now.Given${isFormer ? "ToFormer" : ""};
export const asBefore: Before.Given = given;
declare const taken: Before.Taken;
export const asNow: Now.Taken${isFormer ? "FromFormer" : ""} = taken;
`;

/**
 * A declaration of before, with today's for all that is not compared.
 * @throws Error where there is no such declaration today: the compiler would take its types for `any`
 */
function besideToday(folder: string, path: string, text: string): string {
  return text.replaceAll(/(["'])(\.\.?\/[^"']+)\.ts\1/g, (specifier, _quote, target: string) => {
    const named = posix.join(posix.dirname(path), target);
    if (comparedFiles.includes(named)) return specifier;
    if (!existsSync(join(folder, "now", "contracts", `${named}.d.ts`))) {
      throw new Error(`The released ${path} names contracts/${named}.ts, which is gone.`);
    }
    const up = posix.relative(posix.dirname(`before/contracts/${path}`), "now/contracts");
    return `"${up}/${named}.ts"`;
  });
}

/**
 * What a release that was built with the types of before would miss in a shell with those of now, and the reverse, as
 * the compiler says it.
 */
export function incompatibilities(
  before: ContractTypes,
  now: ContractTypes,
  isFormer = false,
): Promise<string[]> {
  return inFolder(async (folder) => {
    await mkdir(join(folder, "now"));
    await emit(join(folder, "now"));
    await writeTypes(join(folder, "now", "contracts"), now);
    const compared = comparedFiles.map((file) => {
      const path = `${file}.d.ts`;
      return [path, besideToday(folder, path, before[path] ?? "")] as const;
    });
    await writeTypes(join(folder, "before", "contracts"), Object.fromEntries(compared));
    const file = join(folder, "comparison.ts");
    await writeFile(file, comparison(isFormer));
    const problems = await compile(folder, { noEmit: true }, [file]);
    return problems.map((line) =>
      line.replaceAll(/import\("[^"]*\/(now|before)\/[^"]*"\)\./g, "$1:"),
    );
  });
}
