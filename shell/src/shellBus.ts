import type { EditorBus, Written } from "@festival/contracts/bus";
import type { FormerBus } from "@festival/contracts/release/formerContract";
import type { BehaviorSubject, Subject } from "rxjs";
import type { Frame } from "./frame.ts";

/**
 * The bus as the shell has it, which alone writes the streams. Those that no other part reads are here besides; releases
 * of contract 3 still find them.
 */
export interface ShellBus extends Written<EditorBus>, FormerBus {
  /** What stands around the page, once it was read again; null for what the document was made of. */
  frame$: BehaviorSubject<Frame | null>;
  frameRefresh$: Subject<void>;
}
