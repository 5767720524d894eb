import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type RemoteName, remoteNames } from "@festival/contracts/containers";
import type { LiveSet, RefusedRelease } from "@festival/contracts/release";
import { refusedFile } from "@festival/contracts/release/releaseCandidates";
import { shellReports, type ShellReport } from "@festival/contracts/release/shellReport";

/** A shell writes twice a minute. */
const silentMs = 90_000;
const mostEarlier = 3;

/** What the release store tells of all remotes and all shells. */
export interface StoreState {
  set: LiveSet;
  refused: Partial<Record<RemoteName, RefusedRelease>>;
  shells: readonly ShellReport[];
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    // shells write and remove these files meanwhile
    return undefined;
  }
}

/** Reads what was refused, and what each shell serves. */
export async function readStanding(store: string): Promise<Omit<StoreState, "set">> {
  const refused: StoreState["refused"] = {};
  for (const name of remoteNames) {
    const found = await readJson<RefusedRelease>(refusedFile(store, name));
    if (found) refused[name] = found;
  }
  const folder = join(store, shellReports);
  const files = await readdir(folder).catch(() => []);
  const reports = await Promise.all(
    files
      .filter((file) => file.endsWith(".json"))
      .toSorted()
      .map((file) => readJson<ShellReport>(join(folder, file))),
  );
  return { refused, shells: reports.filter((report) => report !== undefined) };
}

const instant = (at: string) => at.replace("T", " ").replace(/\.\d+Z$/, " UTC");

function remoteLines(name: RemoteName, { set, refused: allRefused }: StoreState): string[] {
  const earlier = set.previous[name]?.toReversed().slice(0, mostEarlier).join(", ");
  const refused = allRefused[name];
  const where = refused?.host ? ` on ${refused.host}` : "";
  return [
    `  ${name.padEnd(14)} ${set.live[name] ?? "none"}${earlier ? `   before: ${earlier}` : ""}`,
    ...(refused
      ? [`    refused: ${refused.version}, ${instant(refused.at)}${where}: ${refused.reason}`]
      : []),
  ];
}

/** What a shell serves of a remote, where that is not what is wanted. */
function difference(name: RemoteName, set: LiveSet, shell: ShellReport): string[] {
  const wanted = set.live[name];
  const served = shell.serves[name];
  if (served === wanted) return [];
  const why = shell.unusable.find((one) => one.name === name && one.version === wanted);
  const reason = why ? `, since ${instant(why.at)}: ${why.reason}` : "";
  return [`    ${name} ${served ?? "is missing"} in place of ${wanted ?? "none"}${reason}`];
}

function shellLines(shell: ShellReport, set: LiveSet, now: Date): string[] {
  const title = `  ${shell.host}, process ${shell.pid}`;
  if (now.getTime() - Date.parse(shell.at) > silentMs) {
    return [`${title}: has said nothing since ${instant(shell.at)}`];
  }
  const problems = [
    ...(shell.storeProblem ? [`    ${shell.storeProblem}`] : []),
    ...remoteNames.flatMap((name) => difference(name, set, shell)),
  ];
  return problems.length > 0 ? [`${title}:`, ...problems] : [`${title}: serves all that is live`];
}

/** Lines of what is wanted, refused, and served by each shell. */
export function describeReleases(state: StoreState, now: Date): string[] {
  const shells = state.shells.flatMap((shell) => shellLines(shell, state.set, now));
  return [
    ...remoteNames.flatMap((name) => remoteLines(name, state)),
    "",
    ...(shells.length > 0 ? ["Shells:", "", ...shells] : ["No shell serves them."]),
  ];
}
