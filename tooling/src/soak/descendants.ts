import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** A process that another one has started, or one of those. */
export interface Descendant {
  pid: number;
  /** What it holds in memory, in bytes. */
  bytes: number;
  /** The name of its program, such as "node". */
  program: string;
}

/** The processes that run below one, of this machine's own list. */
export function descendantsOf(ancestor: number): Descendant[] {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss=,comm="], { encoding: "utf8" });
  const all = list
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    // the list names what made it
    .filter(([, , , program]) => program !== "ps")
    .map(([pid, parent, kilobytes, program = ""]) => ({
      pid: Number(pid),
      parent: Number(parent),
      bytes: Number(kilobytes) * 1024,
      program,
    }));
  const below = (parent: number): Descendant[] =>
    all
      .filter((one) => one.parent === parent)
      .flatMap(({ pid, bytes, program }) => [{ pid, bytes, program }, ...below(pid)]);
  return below(ancestor);
}

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** The processor time that a process has taken, in milliseconds. @throws Error where /proc does not tell */
export function processorMs(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, "utf8");
  // the name of the program stands in brackets and may hold anything
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
