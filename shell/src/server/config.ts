import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { readOrigins } from "@festival/contracts/publicOrigins";
import { readSecretFiles } from "@festival/contracts/environment/secretFiles";

/** How much is in work. */
export interface AdmissionLimits {
  /** So much work is done at the same time. */
  atOnce: number;
  /** So much waits for its turn; beyond it work is refused at once. */
  waiting: number;
}

/** Pages that one address may have made. */
export interface Share {
  /** In the long run. */
  perMinute: number;
  /** At once, after a while without any. */
  burst: number;
}

/** Where measurements are told. */
export interface MetricsAddress {
  host: string;
  port: number;
}

export interface ShellConfig {
  host: string;
  port: number;
  /** Origin of the backend, without closing slash. */
  backendUrl: string;
  /** Shared with the backend; marks calls that come from this server. */
  internalSecret: string;
  /** Those that are accepted: the first one, and another one while that is being replaced. */
  acceptedSecrets: readonly string[];
  /** The release store's folder: `live.json` and `NAME/VERSION/`. */
  releasesFolder: string;
  /** Folder of the shell's own build, inside the release store. */
  shellBuild: string;
  workers: number;
  /** Pages that each worker makes at the same time, and that wait for it; beyond that it answers 503. */
  pagesInWork: AdmissionLimits;
  /** Pages that each worker makes for one visitor's address; beyond that it answers 429. */
  pagesPerVisitor: Share;
  /** Other releases that can be looked at, each in a process as large as a worker. */
  previewsAtOnce: number;
  /** Whether the page for an overloaded site is made as soon as the worker listens. */
  preparesBusyPages: boolean;
  /** Processes of a shell that lost its starter or its supervisor: they leave when this one can listen. */
  replaces: readonly number[];
  /** Whether visitors are served by other workers while this one starts. */
  isBeside: boolean;
  /** How long the shell goes on answering while it says that it is about to stop, in milliseconds. */
  drainMs: number;
  /** How long the shell goes on without the process that started it, in milliseconds. */
  orphanMs: number;
  /** Where visitors reach the site; the first is named in absolute addresses. Empty on one's own machine. */
  publicOrigins: readonly string[];
  /** The header that keeps browsers to HTTPS once they came by it; undefined for none. */
  hsts: string | undefined;
  /** Whether rendered pages are cached; false where each must be rendered, as for measurements. */
  keepsPages: boolean;
  /** Whether the backend's answers are cached, of which pages are made. */
  keepsAnswers: boolean;
  /** Whether visitors' devices keep pages; off removes the service worker from all devices that have it. */
  worksOffline: boolean;
  /** Whose word on visitors' addresses and protocol is taken: addresses and networks with commas between. */
  trustProxy?: string | undefined;
  /** What takes longer to load a release, or to render one of its probes, hangs. */
  longestStepMs: number;
  /** How far the festival's clock is ahead of this machine's, in milliseconds; set where the backend can't be asked. */
  clockOffsetMs?: number | undefined;
  /** Whether another process of this shell, which has checked the request's host, hands requests on to this one. */
  isBehindShell?: boolean;
  /** Where the shell's measurements can be read; undefined for nowhere. */
  metrics?: MetricsAddress | undefined;
  development: boolean;
}

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The shell needs the environment variable ${name}.`);
  return value;
}

/** The backend's name for one of them is good enough where that alone is set. */
function readPublicOrigins(): string[] {
  const { PUBLIC_ORIGIN, SITE_URL } = process.env;
  const text = PUBLIC_ORIGIN || SITE_URL || "";
  const origins = readOrigins(text);
  if (origins) return origins;
  const name = PUBLIC_ORIGIN ? "PUBLIC_ORIGIN" : "SITE_URL";
  throw new Error(
    `${name} must be the site's address with http:// or https://, or several with commas between them, not "${text}".`,
  );
}

const usualHsts = "max-age=31536000";

function readHsts(text: string): string | undefined {
  if (text === "off") return undefined;
  if (/^max-age=\d+(?:; ?(?:includeSubDomains|preload))*$/.test(text)) return text;
  throw new Error(
    `HSTS must be "off" or the value of the header, such as "${usualHsts}; includeSubDomains", not "${text}".`,
  );
}

const mostDrainSeconds = 3600;

function readDrain(text: string): number {
  const seconds = Number(text);
  if (seconds >= 0 && seconds <= mostDrainSeconds) return seconds * 1000;
  throw new Error(`DRAIN_SECONDS must be seconds, ${mostDrainSeconds} at most, not "${text}".`);
}

/** Of no other form: an address without a host would be open to all. */
function readMetricsAddress(text: string): MetricsAddress | undefined {
  if (text === "") return undefined;
  const [, host = "", port = ""] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  if (host && Number(port) > 0 && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new Error(`METRICS_ADDRESS must be HOST:PORT, such as "127.0.0.1:9464", not "${text}".`);
}

/**
 * The shell's settings from the environment, and from the files that it names.
 * @throws Error naming the first one that is missing or can't be read
 */
export function readConfig(): ShellConfig {
  readSecretFiles(process.env, (file) => readFileSync(file, "utf8"));
  const development = process.env.FESTIVAL_DEV === "1";
  return {
    host: process.env.HOST || "127.0.0.1",
    port: Number(process.env.PORT || 3000),
    backendUrl: required("BACKEND_URL").replace(/\/$/, ""),
    internalSecret: required("INTERNAL_SECRET"),
    acceptedSecrets: [required("INTERNAL_SECRET"), process.env.INTERNAL_SECRET_OTHER ?? ""].filter(
      Boolean,
    ),
    releasesFolder: required("RELEASES_DIR"),
    shellBuild: required("SHELL_BUILD"),
    workers: Number(process.env.WORKERS || Math.min(2, availableParallelism())),
    pagesInWork: {
      atOnce: Number(process.env.PAGES_AT_ONCE || 4),
      waiting: Number(process.env.PAGES_WAITING || 12),
    },
    pagesPerVisitor: {
      perMinute: Number(process.env.PAGES_PER_MINUTE || 120),
      burst: Number(process.env.PAGES_BURST || 60),
    },
    previewsAtOnce: Number(process.env.PREVIEWS_AT_ONCE || 2),
    preparesBusyPages: true,
    replaces: (process.env.REPLACES ?? "").split(",").filter(Boolean).map(Number),
    isBeside: process.env.IS_BESIDE === "1",
    drainMs: readDrain(process.env.DRAIN_SECONDS || "0"),
    orphanMs: Number(process.env.ORPHAN_SECONDS || 120) * 1000,
    publicOrigins: readPublicOrigins(),
    hsts: readHsts(process.env.HSTS || usualHsts),
    keepsPages: !development && !["off", "answers"].includes(process.env.PAGE_STORE ?? ""),
    keepsAnswers: process.env.PAGE_STORE !== "off",
    worksOffline: process.env.SERVICE_WORKER !== "off",
    trustProxy: process.env.TRUST_PROXY || undefined,
    longestStepMs: Number(process.env.RELEASE_STEP_SECONDS || 30) * 1000,
    isBehindShell: process.env.BEHIND_SHELL === "1",
    metrics: readMetricsAddress(process.env.METRICS_ADDRESS ?? ""),
    development,
  };
}
