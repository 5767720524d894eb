import { execFileSync } from "node:child_process";

/** A process that another one has started, or one of those. */
export interface Descendant {
  pid: number;
  /** What it holds in memory, in bytes. */
  bytes: number;
}

/** The processes that run below one, of this machine's own list. */
export function descendantsOf(ancestor: number): Descendant[] {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  const all = list
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kilobytes = 0]) => ({ pid, parent, bytes: kilobytes * 1024 }));
  const below = (parent: number): Descendant[] =>
    all
      .filter((one) => one.parent === parent)
      .flatMap(({ pid, bytes }) => [{ pid, bytes }, ...below(pid)]);
  return below(ancestor);
}
