import type { EditorBus, Written } from "@festival/contracts/bus";
import type { FormerBus } from "@festival/contracts/release/formerContract";

/**
 * The bus as the shell has it, which alone writes the streams. Those that no other part reads are here besides; releases
 * of contract 3 still find them.
 */
export interface ShellBus extends Written<EditorBus>, FormerBus {}
