import type { Bus } from "../bus.ts";
import { serverOf } from "../sync/server.ts";
import { EditSession, type SessionParts } from "./EditSession.ts";

/** One for each document: it goes on while edit mode is off. */
const sessions = new WeakMap<Bus, EditSession>();

/** Undefined where the browser forbids it. */
function storageOf(name: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}

/** What staff edit in this document. */
export function sessionOf(
  parts: Pick<SessionParts, "bus" | "locale" | "loadFace" | "signedIn$">,
): EditSession {
  const present = sessions.get(parts.bus);
  if (present) return present;
  const session = new EditSession({
    ...parts,
    server: serverOf(parts.locale),
    storage: storageOf("localStorage"),
    tabStorage: storageOf("sessionStorage"),
    locks: "locks" in navigator ? navigator.locks : undefined,
  });
  sessions.set(parts.bus, session);
  return session;
}
