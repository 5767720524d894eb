import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The numbers of what runs one site. */
export interface SiteProcesses {
  starter: number;
  backend: number;
  supervisor: number;
  workers: readonly number[];
}

interface Listed {
  pid: number;
  parent: number;
  command: string;
}

function listProcesses(): Listed[] {
  const lines = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  return lines.split("\n").flatMap((line) => {
    const [, pid, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
  });
}

/** What runs now; undefined while a part of it is missing. */
export function findProcesses(dataDir: string): SiteProcesses | undefined {
  let starter: number;
  try {
    starter = JSON.parse(readFileSync(join(dataDir, "site.json"), "utf8")).pid;
  } catch {
    return undefined;
  }
  const all = listProcesses();
  const child = (file: string) =>
    all.find(({ parent, command }) => parent === starter && command.includes(file))?.pid;
  const backend = child(join("backend", "src", "main.ts"));
  const supervisor = child(join("shell", "src", "server", "main.ts"));
  const workers = all.filter(({ parent }) => parent === supervisor).map(({ pid }) => pid);
  return backend && supervisor && workers.length > 0
    ? { starter, backend, supervisor, workers }
    : undefined;
}
