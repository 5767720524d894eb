import { addressOf } from "@festival/contracts/calls/call";
import { getReadiness } from "@festival/contracts/calls/platform";
import type { ShellConfig } from "../config.ts";

const deadlineMs = 2000;

/** Whether the backend takes requests; not while it is away, starts or is about to stop. */
export async function isBackendReady({ backendUrl }: Pick<ShellConfig, "backendUrl">) {
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const { status } = await fetch(backendUrl + addressOf(getReadiness), { signal });
    return status !== 503;
  } catch {
    return false;
  }
}
