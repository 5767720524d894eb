/** Resources of which two records can be made one. */
export const mergeable = ["artists", "composers", "ensembles", "venues"] as const;
export type Mergeable = (typeof mergeable)[number];
