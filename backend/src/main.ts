import { readFileSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { resolve } from "node:path";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { readOrigins } from "@festival/contracts/publicOrigins";
import { readSecretFiles, SecretFileProblem } from "@festival/contracts/environment/secretFiles";
import { createApp } from "./app.ts";
import {
  DeliveryTargetProblem,
  readDeliveryTargets,
  type DeliveryTargets,
} from "./forms/newsletter/deliveries/deliveryTargets.ts";
import {
  ErrorReportsProblem,
  readErrorReports,
  type ErrorReports,
} from "./office/clientErrors/errorReports.ts";
import { DataFolderProblem, prepareDataFolder } from "./platform/dataFolder.ts";
import { DatabaseProblem } from "./platform/database/databaseProblem.ts";
import { databaseUrlOf } from "./platform/database/databaseUrl.ts";
import { openDatabase } from "./platform/database/openDatabase.ts";
import { provideStartData, readDemoWish } from "./platform/startData/startData.ts";
import { MediaUrlProblem, openMediaStore } from "./platform/media/store/mediaStore.ts";
import { loggedRequest } from "./platform/plugins/loggedRequest.ts";
import { isSiteUrl } from "./platform/plugins/siteUrl.ts";
import { renewSecondFactors } from "./staff/users/secondFactor.repository.ts";
import { announceBackend, withdrawBackend } from "./platform/runningBackend.ts";

/** Says in one sentence why the backend does not run, and ends. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Ends the process where one sentence tells the operator why. */
function explain(error: unknown): never {
  const known =
    error instanceof DatabaseProblem ||
    error instanceof DataFolderProblem ||
    error instanceof MediaUrlProblem ||
    error instanceof SecretFileProblem ||
    error instanceof DeliveryTargetProblem ||
    error instanceof ErrorReportsProblem;
  if (known) giveUp(error.message);
  throw error;
}

const { env } = process;
let databaseUrl: string | undefined;
let deliveryTargets: DeliveryTargets;
let errorReports: ErrorReports;
try {
  readSecretFiles(env, (file) => readFileSync(file, "utf8"));
  databaseUrl = databaseUrlOf(env);
  deliveryTargets = readDeliveryTargets(env);
  errorReports = readErrorReports(env);
} catch (error) {
  explain(error);
}
const dataDir = resolve(env.DATA_DIR || "var");
const internalSecret = env.INTERNAL_SECRET;
if (!internalSecret || internalSecret.length < 16) {
  giveUp("The backend needs INTERNAL_SECRET: at least 16 characters that the shell knows too.");
}
const otherSecret = env.INTERNAL_SECRET_OTHER || undefined;
if (otherSecret !== undefined && otherSecret.length < 16) {
  giveUp("INTERNAL_SECRET_OTHER must have at least 16 characters, as INTERNAL_SECRET has.");
}
const port = Number(env.BACKEND_PORT || 3100);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  giveUp(`BACKEND_PORT must be a port, not "${env.BACKEND_PORT}".`);
}

const mediaUrl = env.MEDIA_URL || undefined;
let leftOpen: string[];
try {
  leftOpen = prepareDataFolder(dataDir);
  openMediaStore(dataDir, mediaUrl);
} catch (error) {
  explain(error);
}

const mostSeconds = 3600;

/** Milliseconds from a number of seconds in the environment. */
function seconds(name: string, otherwise: number): number {
  const value = Number(env[name] || otherwise);
  if (!(value >= 0 && value <= mostSeconds)) {
    giveUp(`${name} must be seconds, ${mostSeconds} at most, not "${env[name]}".`);
  }
  return value * 1000;
}
/** How long it goes on answering while it says that it is not ready. */
const drainFor = seconds("DRAIN_SECONDS", 0);
/** How long after the start missing renditions are made: the first visitors come first. */
const renderAfter = seconds("RENDER_AFTER_SECONDS", 20);
/** How long the rest of a stop may take before it is forced. */
const stopWithin = seconds("STOP_SECONDS", 4.5);
if (env.SITE_URL && !isSiteUrl(env.SITE_URL)) {
  giveUp(`SITE_URL must be the site's address with http:// or https://, not "${env.SITE_URL}".`);
}
const publicOrigins = readOrigins(env.PUBLIC_ORIGIN ?? "");
if (!publicOrigins) {
  giveUp(
    `PUBLIC_ORIGIN must be the site's address with http:// or https://, or several with commas between them, not "${env.PUBLIC_ORIGIN}".`,
  );
}
const siteUrl = env.SITE_URL || publicOrigins[0];
const demoWish = readDemoWish(env.FESTIVAL_DEMO);
if (demoWish === null) giveUp(`FESTIVAL_DEMO must be 0 or 1, not "${env.FESTIVAL_DEMO}".`);
if (env.MIGRATE && !["on", "off"].includes(env.MIGRATE)) {
  giveUp(`MIGRATE must be on or off, not "${env.MIGRATE}".`);
}
/** A backend that leaves the migrations to `npm run migrate` waits for it so long. */
const migratedWithinMs = 60_000;

const open = await openDatabase({
  dataDir,
  url: databaseUrl,
  poolSize: Number(env.DATABASE_POOL_SIZE) || undefined,
  onLost: () => giveUp("The embedded database has ended unexpectedly; the backend stops."),
  migratedWithinMs: env.MIGRATE === "off" ? migratedWithinMs : undefined,
}).catch(explain);

const tell = (text: string): void => {
  if (process.send) process.send({ type: "progress", text });
  else process.stdout.write(`${text}\n`);
};
const { isDemo, notices } = await provideStartData({
  database: open.database,
  dataDir,
  mediaUrl,
  wish: demoWish,
  sendsMails: Boolean(env.SMTP_URL),
  onProgress: tell,
}).catch(async (error: unknown) => {
  await open.close();
  const reason = error instanceof Error ? error.message : String(error);
  return giveUp(`The demo season could not be loaded (${reason}).`);
});

const app = await createApp({
  open,
  dataDir,
  releasesDir: env.RELEASES_DIR || undefined,
  mediaUrl,
  internalSecret,
  otherSecret,
  siteUrl,
  mail: { url: env.SMTP_URL || undefined, from: env.MAIL_FROM || undefined },
  trustProxy: env.TRUST_PROXY || undefined,
  deliveryTargets,
  errorReports,
  isRunning: true,
  isDevelopment: env.FESTIVAL_DEV === "1",
  logger: {
    level: env.LOG_LEVEL || "info",
    serializers: { req: loggedRequest },
    redact: ["req.headers.cookie", "req.headers.authorization"],
  },
});
for (const notice of notices) app.log.warn(notice);
for (const path of leftOpen) {
  app.log.warn(`Others can read ${path}, as it belongs to another user: chmod -R go-rwx ${path}`);
}
process.send?.({ type: "data", isDemo, notices });

const renewed = otherSecret ? await renewSecondFactors(open.database, app.secretBox) : 0;
if (renewed > 0) app.log.warn(`Second factors were sealed with the new secret: ${renewed}.`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => {
    process.stderr.write("The backend did not finish in time and is ended.\n");
    process.exit(1);
  }, drainFor + stopWithin).unref();
  withdrawBackend(dataDir);
  app.drain();
  await wait(drainFor);
  await app.close();
  await open.close();
  process.exit(0);
}
process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());
// the process that started us is gone
process.once("disconnect", () => void stop());

try {
  await app.listen({ port, host: env.HOST || "127.0.0.1" });
} catch (error) {
  await open.close();
  const reason = error instanceof Error ? error.message : String(error);
  giveUp(`The backend cannot listen on port ${port} (${reason}).`);
}
await app.jobs.start();
const address = app.server.address() as AddressInfo;
announceBackend(dataDir, { pid: process.pid, port: address.port, secret: internalSecret });
process.send?.({ type: "listening", port: address.port });
// for the next start, also where this process is killed
flushCompileCache();
await app.media.renderMissing(new Date(Date.now() + renderAfter));
