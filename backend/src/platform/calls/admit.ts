import type { Access } from "@festival/contracts/calls/call";
import type { FastifyInstance } from "fastify";
import { nameOf } from "./names.ts";

/**
 * Lets a scope register no calls but those for its callers.
 * @throws Error at the start, for a route without a definition and for one that is for others
 */
export function admit(scope: FastifyInstance, ...callers: readonly Access[]): void {
  scope.addHook("onRoute", ({ config, method, url }) => {
    const call = config?.call;
    if (!call) {
      throw new Error(`${String(method)} ${url} has no definition: register it with handle().`);
    }
    if (callers.includes(call.for)) return;
    const problem = `The call ${nameOf(call)} is for ${call.for}, and its scope for ${callers.join(" and ")}`;
    throw new Error(
      `${problem}: register it in another list of its room, or correct its definition.`,
    );
  });
}
