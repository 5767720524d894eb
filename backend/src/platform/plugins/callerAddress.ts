import type { FastifyRequest } from "fastify";

/** In the place of an address where the caller was gone before its request was looked at: a socket has none then. */
const gone = "0.0.0.0";

/** The address that a request comes from, whatever Fastify's types promise. */
export const callerAddress = ({ ip }: Partial<Pick<FastifyRequest, "ip">>): string => ip ?? gone;
