const prefix = "festival-editor";

/** With what the names of all entries of one person's journal begin, in this browser's storage. */
export const journalStart = (user: string): string => `${prefix}/${encodeURIComponent(user)}/`;
