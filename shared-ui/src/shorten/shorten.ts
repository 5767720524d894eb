/** Characters of a description by default: as many as search engines show. */
export const longestDescription = 160;

/**
 * Cuts a text at a word's end.
 * @param length most characters of the result
 * @example shorten("Schubert und Ives", 14) => "Schubert und…"
 */
export function shorten(text: string, length: number = longestDescription): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  const lastSpace = cut.lastIndexOf(" ");
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : cut.slice(0, length - 1);
  return `${words.replace(/(?<![\s,.;:·–-])[\s,.;:·–-]+$/, "")}…`;
}
