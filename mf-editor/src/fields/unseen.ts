/** Characters that no reader sees: documents of other programs leave them on the clipboard. */
const unseen = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Surrogate}]/gu;

/**
 * Words without characters that no reader sees, which the database or a feed cannot hold.
 * @example withoutUnseen("Kon\0zert") => "Konzert"
 */
export const withoutUnseen = (text: string): string => text.replace(unseen, "");
