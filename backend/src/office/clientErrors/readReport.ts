import { createHash } from "node:crypto";
import type { ClientErrorReport, PolicyReport } from "@festival/contracts/api/editing/clientErrors";
import { containerNames, type ContainerName } from "@festival/contracts/containers";
import { framesOf, releaseFileIn } from "./frames.ts";
import { scrub } from "./scrub.ts";

/** An error as it is kept and handed on: nothing of it says who met it. */
export interface ReadError {
  fingerprint: string;
  kind: "error" | "policy";
  part: ContainerName | null;
  version: string | null;
  message: string;
  frames: readonly string[];
  /** Empty outside of all routes. */
  route: string;
  browser: string;
}

/** Who tells it, as far as that is used. */
export interface ReportContext {
  /** By which the visitor's browser knows this site. */
  host: string;
  browser: string;
}

type Unnamed = Omit<ReadError, "fingerprint">;

function named(error: Unnamed): ReadError {
  const { kind, part, version, message, frames } = error;
  const same = JSON.stringify([kind, part, version, message, frames[0]]);
  const fingerprint = createHash("sha256").update(same).digest("hex").slice(0, 16);
  return { ...error, fingerprint };
}

/** The part that an error of the shell's own code speaks of, such as "mf-quiz did not load in time." */
const partNamedIn = (message: string): ContainerName | undefined =>
  containerNames.find((name) => name !== "shell" && message.startsWith(`${name} `));

/**
 * Reads what a browser tells of an error: which release it belongs to, and what may be kept of it. The release is the one
 * whose file did not load, else the one whose file threw.
 * @returns undefined where an extension of the browser threw it
 */
export function readErrorReport(
  report: ClientErrorReport,
  { host, browser }: ReportContext,
): ReadError | undefined {
  const frames = framesOf(report.stack, host);
  if (frames[0]?.isExtension) return undefined;
  const name = /^\w{1,60}$/.test(report.name) ? report.name : "Error";
  const missing = partNamedIn(report.message);
  const from =
    releaseFileIn(report.message) ??
    (missing ? undefined : frames.find((frame) => frame.from)?.from);
  const part = from?.part ?? missing ?? null;
  return named({
    kind: "error",
    part,
    version: from?.version ?? (part && report.releases[part]) ?? null,
    message: `${name}: ${scrub(report.message)}`,
    frames: frames.map(({ text }) => text),
    route: report.route,
    browser,
  });
}

const longestHost = 253;

/** What was to be loaded or done: of an address its host alone. */
function blockedName(blocked: string): string {
  if (/^[a-z-]{0,30}$/.test(blocked)) return blocked || "inline";
  const url = URL.parse(blocked);
  return url ? (url.host || url.protocol.slice(0, -1)).slice(0, longestHost) : "unknown";
}

const isOfExtension = (address: string) => /^[a-z-]{1,30}-extension:/.test(address);

/**
 * Reads what a browser tells of a document that tried what its policy forbids.
 * @returns undefined where an extension of the browser tried it
 */
export function readPolicyReport(
  { "csp-report": report }: PolicyReport,
  { host, browser }: ReportContext,
): ReadError | undefined {
  const source = report["source-file"] ?? "";
  const blocked = report["blocked-uri"] ?? "";
  if (isOfExtension(source) || isOfExtension(blocked)) return undefined;
  const directive = report["effective-directive"] ?? report["violated-directive"] ?? "";
  const [name = ""] = /^[a-z-]{1,40}/.exec(directive) ?? [];
  const from = releaseFileIn(source);
  const place = [source, report["line-number"] ?? 0, report["column-number"] ?? 0].join(":");
  return named({
    kind: "policy",
    part: from?.part ?? null,
    version: from?.version ?? null,
    message: `${name || "policy"}: ${blockedName(blocked)}`,
    frames: framesOf(place, host).map(({ text }) => text),
    route: "",
    browser,
  });
}
