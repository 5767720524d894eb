import rateLimit from "@fastify/rate-limit";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyInstance } from "fastify";

/**
 * Limits per visitor's address, for routes that ask for one by `config.rateLimit`. They are counted in
 * this process: with several backends each counts for itself.
 */
export async function addRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => request.visitorAddress,
    errorResponseBuilder: (_request, { after }) =>
      new ApiError("too_many_requests", `Too many requests; try again in ${after}.`),
  });
}

/** For what visitors send. */
export const visitorPosts = { rateLimit: { max: 20, timeWindow: 60_000 } } as const;
/** For attempts to sign in. */
export const signIns = { rateLimit: { max: 10, timeWindow: 60_000 } } as const;
