import { callbackify } from "node:util";
import rateLimit, {
  normalizeIP,
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from "@fastify/rate-limit";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../database/openDatabase.ts";
import { storageFaultOf } from "../database/storageFault.ts";
import { countRequest, deleteOldLimits } from "./rateLimit.repository.ts";
import type { StorageFaults } from "./storageFaults.ts";

/** A network of IPv6 counts as one address, as one household has so many of them. */
const visitor = ({ visitorAddress }: FastifyRequest) => normalizeIP(visitorAddress);

/** Counts in the database, so that a limit holds whichever backend answers. */
function storeIn(
  database: Database,
  faults: Pick<StorageFaults, "note">,
): FastifyRateLimitStoreCtor {
  const count = callbackify((key: string, windowMs: number) =>
    countRequest(database, key, windowMs).catch((error: unknown) => {
      // with a full disk nothing is counted: reading goes on, and what is sent is refused further on
      if (storageFaultOf(error) !== "full") throw error;
      faults.note(error);
      return { current: 0, ttl: windowMs };
    }),
  );
  return class DatabaseStore implements FastifyRateLimitStore {
    incr(...[key, done, windowMs]: Parameters<FastifyRateLimitStore["incr"]>): void {
      count(key, windowMs, done);
    }
    child(): DatabaseStore {
      // what sets routes apart is in their keys
      return this;
    }
  };
}

/** Limits per visitor's address, for routes that ask for one by `config.rateLimit`, each for itself. */
export async function addRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: storeIn(app.database, app.storageFaults),
    keyGenerator: (request) =>
      `${request.method} ${request.routeOptions.url ?? ""} ${visitor(request)}`,
    errorResponseBuilder: (_request, { after }) =>
      new ApiError("too_many_requests", `Too many requests; try again in ${after}.`),
  });
  app.jobs.handle("forget-limits", { schedule: "*/15 * * * *" }, () =>
    deleteOldLimits(app.database),
  );
}

/** Requests that a visitor's address may read with in a minute, over all calls; more than a person clicks. */
export const mostReads = 600;

/** What visitors read in a scope is limited together. Our own processes read for many visitors. */
export function limitReads(scope: FastifyInstance): void {
  const limit = scope.rateLimit({
    max: mostReads,
    timeWindow: 60_000,
    keyGenerator: (request) => `reads ${visitor(request)}`,
    allowList: (request) => request.isInternal,
  });
  scope.addHook("onRequest", async function limitRead(request, reply) {
    // what is posted has limits of its own
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead) await limit.call(this, request, reply);
  });
}

/**
 * Limits per visitor's address what a route does now and then, apart from how often it is called.
 * @param max how often in a minute
 * @returns counts one more; throws ApiError `too_many_requests`, with `Retry-After`, beyond the limit
 */
export function createLimit(
  scope: FastifyInstance,
  name: string,
  max: number,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const count = scope.createRateLimit({
    max,
    timeWindow: 60_000,
    keyGenerator: (request) => `${name} ${visitor(request)}`,
  });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header("retry-after", counted.ttlInSeconds);
    throw new ApiError("too_many_requests", "Too many requests; try again in a minute.");
  };
}

/** For what visitors send. */
export const visitorPosts = { rateLimit: { max: 20, timeWindow: 60_000 } } as const;
/** For attempts to sign in. */
export const signIns = { rateLimit: { max: 10, timeWindow: 60_000 } } as const;
