import type { EditorBus } from "@festival/contracts/bus";
import { Subject } from "rxjs";

/** A short message for the person at the screen. */
export interface AlertShown {
  tone: "success" | "error";
  /** Already in the reader's language. */
  text: string;
}

/** The document's bus, with what the parts of the editor alone tell each other. */
export interface Bus extends EditorBus {
  /** After saves; nothing for reading and reordering. The alert line shows it for 4 seconds. */
  alertShown$: Subject<AlertShown>;
}

export const withAlerts = (bus: EditorBus): Bus => ({ ...bus, alertShown$: new Subject() });
