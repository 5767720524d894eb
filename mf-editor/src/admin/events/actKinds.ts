import type { EventActKind } from "@festival/contracts/api/editing/eventActs";

/** What can be done to an event whose visitors must be told at once. */
export const actKinds = ["cancel", "postpone", "move"] as const satisfies EventActKind[];

export const isActKind = (value: string | undefined): value is EventActKind =>
  actKinds.some((kind) => kind === value);
