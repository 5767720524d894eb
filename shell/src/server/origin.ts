import type { FastifyRequest } from "fastify";
import type { ShellConfig } from "./config.ts";

/**
 * The origin under which a visitor sees the site, for absolute addresses.
 * @returns undefined where what the client calls our host is no host at all
 */
export function originOf(request: FastifyRequest, config: ShellConfig): string | undefined {
  const origin = config.publicOrigin ?? `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? origin : undefined;
}
