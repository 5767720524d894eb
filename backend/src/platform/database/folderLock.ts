import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseProblem } from "./databaseProblem.ts";

interface Holder {
  pid: number;
  /** Tells a process from a later one of the same number; null where the system does not say. */
  startedAt: string | null;
}

/** A process's state and start, in clock ticks since the machine's; null where the system does not say. */
function lookUp(pid: number): { state: string; startedAt: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // the name in brackets may hold spaces and brackets itself
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0] ?? "", startedAt: fields[19] ?? "" };
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isErrno(error, "EPERM")) return false;
  }
  const found = lookUp(pid);
  if (!found) return true;
  // dead already, only that its parent has not looked yet
  if (found.state === "Z" || found.state === "X") return false;
  return startedAt === null || startedAt === found.startedAt;
}

function isErrno(error: unknown, code: string): boolean {
  return typeof error === "object" && error !== null && "code" in error && error.code === code;
}

/** The lock's holder; null where there is no lock or no readable one. */
function readHolder(file: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof holder !== "object" || holder === null) return null;
    if (!("pid" in holder) || typeof holder.pid !== "number") return null;
    const startedAt = "startedAt" in holder ? holder.startedAt : null;
    return { pid: holder.pid, startedAt: typeof startedAt === "string" ? startedAt : null };
  } catch {
    return null;
  }
}

function tryCreate(file: string): boolean {
  const holder: Holder = { pid: process.pid, startedAt: lookUp(process.pid)?.startedAt ?? null };
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: "wx" });
    return true;
  } catch (error) {
    if (isErrno(error, "EEXIST")) return false;
    throw error;
  }
}

const openHere = new Set<string>();

function refuse(file: string, holder: Holder | null): never {
  const who = holder ? `the process ${holder.pid}` : "another process";
  throw new DatabaseProblem(`The data folder is in use by ${who} (lock ${file}).`);
}

/**
 * Makes sure that no other process has the folder open: PGlite does not, and two openings lose data.
 * @param file the lock; holds the process's number and start. One of a dead process is taken over
 * @returns gives the lock back
 * @throws DatabaseProblem when a living process holds it
 */
export function takeLock(file: string): () => void {
  if (openHere.has(file)) refuse(file, { pid: process.pid, startedAt: null });
  if (!tryCreate(file)) recover(file);
  openHere.add(file);
  return () => {
    openHere.delete(file);
    rmSync(file, { force: true });
  };
}

/** Only one process at a time may replace a dead one's lock, or two could each take the other's. */
function recover(file: string): void {
  const holder = readHolder(file);
  if (holder && isAlive(holder)) refuse(file, holder);
  const recovery = `${file}.recovery`;
  if (!tryCreate(recovery)) {
    const other = readHolder(recovery);
    if (other && isAlive(other)) refuse(file, other);
    // it died in the instant between these two; the next process starts again
    rmSync(recovery, { force: true });
    if (!tryCreate(recovery)) refuse(file, null);
  }
  try {
    const now = readHolder(file);
    if (now && isAlive(now)) refuse(file, now);
    rmSync(file, { force: true });
    if (!tryCreate(file)) refuse(file, readHolder(file));
  } finally {
    rmSync(recovery, { force: true });
  }
}
