import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";

/**
 * For JavaScript's own objects, in megabytes; buffers lie outside. A larger heap is given back and taken
 * again as the machine's load wants it, by more than a hundred megabytes that no upload needs.
 */
const heapMegabytes = 128;

/**
 * Runs a script in a process of its own: one of jest's has been filled by other tests, which garbage it
 * collects between two looks.
 * @returns what the script writes as JSON
 */
export async function runMeasured<T>(script: string, ...args: string[]): Promise<T> {
  const flags = ["--expose-gc", `--max-old-space-size=${heapMegabytes}`];
  const child = spawn(process.execPath, [...flags, script, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_OPTIONS: "--disable-warning=ExperimentalWarning" },
  });
  const ended = once(child, "exit");
  const output = await text(child.stdout);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${script} ended with ${code}: ${output.slice(0, 2000)}`);
  return JSON.parse(output) as T;
}

const lookEveryMs = 5;

/**
 * Collects garbage between two things that are measured: how much of the first is left when the second
 * begins would depend on what else the machine does.
 */
export function collectGarbage(): void {
  if (!globalThis.gc) throw new Error("Run it by runMeasured.");
  globalThis.gc();
}

/** In bytes, of the process for pictures and of all others that this one has started. */
function memoryOfChildren(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim();
  return children.split(" ").reduce((sum, pid) => sum + (pid ? memoryOf(pid) : 0), 0);
}

function memoryOf(pid: string): number {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    // ended meanwhile
    return 0;
  }
}

/**
 * Looks at the memory of this process and of those that it has started, again and again, until it is asked by how many
 * bytes it grew at most.
 */
export function watchMemory(): { grown(): number } {
  collectGarbage();
  const now = () => process.memoryUsage.rss() + memoryOfChildren();
  const before = now();
  let most = before;
  const look = () => {
    most = Math.max(most, now());
  };
  const timer = setInterval(look, lookEveryMs);
  return {
    grown() {
      clearInterval(timer);
      look();
      return most - before;
    },
  };
}
