import { ApiError } from "@festival/contracts/errors";
import type { FastifyRequest } from "fastify";
import { findKey, type StoredKey } from "./releaseKeys.repository.ts";

/** In a minute from one address, with a key or without: the kit looks once a second for what became of a release. */
export const mostTeamCalls = 240;

const keysOf = new WeakMap<FastifyRequest, StoredKey>();

/** Hook of what only a team may call, with a key for the remote that the address names. */
export async function requireReleaseKey(request: FastifyRequest): Promise<void> {
  const [, secret] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  const key = secret && (await findKey(request.server.database, secret));
  if (!key) {
    throw new ApiError(
      "not_authenticated",
      "This call needs the key of a team: Authorization: Bearer KEY.",
    );
  }
  const { name } = request.params as { name?: string };
  if (name !== key.remote) throw new ApiError("forbidden", `This key is for ${key.remote} alone.`);
  keysOf.set(request, key);
}

/** The key that a request came with. */
export function releaseKeyOf(request: FastifyRequest): StoredKey {
  const key = keysOf.get(request);
  if (!key) throw new ApiError("not_authenticated", "This call needs the key of a team.");
  return key;
}
