/** For how long a link to a draft holds, in days. */
export const reviewDays = { usual: 14, most: 60 } as const;

/** How much a reader outside can write. */
export const remarkLengths = { name: 100, quote: 500, text: 4000 } as const;

/** Remarks that one link takes. */
export const mostRemarks = 300;

/** A remark on a place, or what a reader decides about the whole. */
export const remarkKinds = ["comment", "approved", "changes"] as const;
export type RemarkKind = (typeof remarkKinds)[number];
