import { spawn, type StdioOptions } from "node:child_process";
import { join } from "node:path";
import { root } from "../root.ts";

const binary = (name: string) => join(root, "node_modules", ".bin", name);
const running = new Set<ReturnType<typeof spawn>>();
let ending = false;

/** Ends the tools that are at work, for Ctrl-C; no other begins. */
export function endTools(): void {
  ending = true;
  for (const child of running) child.kill("SIGINT");
}

/** Jest's workers get them too. */
export const nodeOptionsOfJest = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  // PGlite's WebAssembly is compiled for each test file; no test lives long enough to win by a better compiler
  "--liftoff-only",
];

interface ToolOptions {
  env?: Record<string, string>;
  nodeOptions?: readonly string[];
}

export interface ToolResult {
  code: number;
  output: string;
}

function start(name: string, args: readonly string[], stdio: StdioOptions, options: ToolOptions) {
  const { env = {}, nodeOptions = [] } = options;
  const child = spawn(process.execPath, [...nodeOptions, binary(name), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio,
  });
  running.add(child);
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  return { child, ended };
}

/** Runs a tool of the libraries, and collects what it writes. */
export async function runTool(
  name: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<ToolResult> {
  if (ending) return { code: 1, output: "" };
  let output = "";
  const { child, ended } = start(name, args, ["ignore", "pipe", "pipe"], options);
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  return { code: await ended, output };
}

/**
 * Runs a tool in this terminal.
 * @returns its exit code
 */
export function runToolHere(
  name: string,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<number> {
  return start(name, args, "inherit", options).ended;
}
