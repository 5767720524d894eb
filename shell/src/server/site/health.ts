import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { internalHeader } from "@festival/contracts/cookiesAndHeaders";
import type { BackendHealth, ShellHealth } from "@festival/contracts/api/system";
import { addressOf } from "@festival/contracts/calls/call";
import { getHealth, getLiveness, getReadiness } from "@festival/contracts/calls/platform";
import type { ErrorBody } from "@festival/contracts/errors";
import { siteVersion } from "@festival/contracts/siteVersion";
import type { FastifyInstance } from "fastify";
import type { ShellConfig } from "../config.ts";
import type { Standing } from "../process/messages.ts";
import type { LoadedComposition } from "../releases/composition.ts";

const deadlineMs = 2000;

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Whether a request comes from one of the site's own processes, which know the secret. */
function isInternal(headers: IncomingHttpHeaders, { acceptedSecrets }: ShellConfig): boolean {
  const given = headers[internalHeader];
  if (typeof given !== "string") return false;
  return acceptedSecrets.some((secret) => timingSafeEqual(digest(given), digest(secret)));
}

/** The answer of `GET /health`. */
function visibleHealth(
  health: ShellHealth,
  headers: IncomingHttpHeaders,
  config: ShellConfig,
): ShellHealth | Pick<ShellHealth, "status"> {
  return isInternal(headers, config) ? health : { status: health.status };
}

/** How the shell is, all of it. */
export async function healthOf(
  config: ShellConfig,
  composition: LoadedComposition,
  standing: Standing,
): Promise<ShellHealth> {
  const backend = await fetch(config.backendUrl + addressOf(getHealth), {
    headers: { [internalHeader]: config.internalSecret },
    signal: AbortSignal.timeout(deadlineMs),
  })
    .then((answer) => (answer.ok ? (answer.json() as Promise<BackendHealth>) : null))
    .catch(() => null);
  const { refused, storeProblem } = standing;
  // the state is sent when it changes, and a hold ends by itself
  const heldOff = standing.heldOff.filter(({ until }) => until > Date.now());
  const isWhole =
    backend?.status === "ok" && refused.length === 0 && !storeProblem && heldOff.length === 0;
  return {
    status: isWhole ? "ok" : "degraded",
    versions: {
      site: siteVersion,
      shell: composition.shell.release.version,
      node: process.versions.node,
    },
    releases: Object.fromEntries(
      [...composition.releases].map(([name, found]) => [name, found.release.version]),
    ),
    ...standing,
    heldOff,
    backend,
  };
}

interface HealthParts {
  config: ShellConfig;
  composition: LoadedComposition;
  standingOf(): Standing;
  isRetiring(): boolean;
}

export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  const { config, composition, standingOf, isRetiring } = parts;
  app.get(addressOf(getHealth), async ({ headers }, reply) => {
    const health = await healthOf(config, composition, standingOf());
    // what lacks a remote still makes all other pages: no reason to send visitors elsewhere
    return reply
      .code(health.backend ? 200 : 503)
      .header("cache-control", "no-store")
      .send(visibleHealth(health, headers, config));
  });
  app.get(addressOf(getLiveness), (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "live" }),
  );
  app.get(addressOf(getReadiness), (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isRetiring()) return reply.send({ status: "ready" });
    const body: ErrorBody = { code: "unavailable", message: "This shell is about to stop." };
    return reply.code(503).send(body);
  });
}
