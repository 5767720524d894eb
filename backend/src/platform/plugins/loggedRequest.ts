import { loggedAddress } from "@festival/contracts/loggedAddress";
import type { FastifyRequest } from "fastify";
import { callerAddress } from "./callerAddress.ts";
import { networkOf } from "./network.ts";

/** What the log says of a request: no key, nothing that was typed, and only the network of the caller. */
export function loggedRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: loggedAddress(request.url),
    host: request.host,
    remoteNetwork: networkOf(callerAddress(request)),
  };
}
