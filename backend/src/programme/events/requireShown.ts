import { ApiError } from "@festival/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * Lets visitors see only what is public; staff see the rest too, and then the answer is not cached.
 * @throws ApiError not_found, the same for what does not exist and for what is not public
 */
export async function requireShown<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  record: T | undefined,
  isOnline: boolean | undefined,
): Promise<T> {
  if (record && isOnline) return record;
  if (!record || !(await request.readStaff())) {
    throw new ApiError("not_found", "Not found, or not public.");
  }
  reply.header("cache-control", "no-store");
  return record;
}
