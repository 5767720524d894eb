import type { ClientErrorReport } from "@festival/contracts/api/editing/clientErrors";
import { addressOf } from "@festival/contracts/calls/call";
import { reportClientError } from "@festival/contracts/calls/releases";
import { match } from "@festival/contracts/routes";
import type { AdminState } from "../../document/adminState.ts";
import { type DocumentState, stateElementId } from "../../document/documentState.ts";

/** Characters, as the call takes them. */
const longest = { name: 100, message: 500, stack: 4000 };

const told = new Set<string>();

function versions(): Record<string, string> {
  const text = document.getElementById(stateElementId)?.textContent ?? "{}";
  const state: Partial<DocumentState & AdminState> = JSON.parse(text);
  const remotes = Object.entries(state.composition ?? {}).map(([name, { version }]) => [
    name,
    version,
  ]);
  return { ...Object.fromEntries(remotes), ...(state.shell && { shell: state.shell }) };
}

/** Addresses without what may be typed into them, or be a key. */
const withoutQueries = (text: string) => text.replaceAll(/[?#][^\s"')]*/g, "");

/**
 * Tells the site of a failure: what failed, where in the code, and in which releases. It says nothing of the visitor,
 * keeps nothing in the browser, and tells the same once for each document.
 */
export function reportFailure(failure: unknown): void {
  // without the network much fails, and no release is at fault
  if (!navigator.onLine) return;
  const isError = failure instanceof Error;
  const name = isError ? failure.name : "";
  // somewhere a wait was given up, as it should be
  if (name === "AbortError") return;
  const message = withoutQueries(isError ? failure.message : String(failure));
  const stack = withoutQueries(isError ? (failure.stack ?? "") : "");
  const same = message + stack;
  if (told.has(same)) return;
  told.add(same);
  const report: ClientErrorReport = {
    name: name.slice(0, longest.name),
    message: message.slice(0, longest.message),
    stack: stack.slice(0, longest.stack),
    route: match(location.pathname)?.name ?? "",
    releases: versions(),
  };
  const body = new Blob([JSON.stringify(report)], { type: "application/json" });
  navigator.sendBeacon(addressOf(reportClientError), body);
}
