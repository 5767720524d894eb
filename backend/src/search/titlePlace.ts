/** "Müller" and "Mueller" are the same. */
const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/(?<=[aou])e/g, "");

/**
 * How well titles fit the words that were typed, without case and accents, umlauts spelled either way.
 * @returns a function of a title: 0 where it begins with the words, 1 where it has all of them, else 2
 */
export function titlePlace(words: string): (title: string) => 0 | 1 | 2 {
  const wanted = fold(words.trim());
  const each = wanted.split(/\s+/);
  return (title) => {
    const folded = fold(title);
    if (folded.startsWith(wanted)) return 0;
    return each.every((word) => folded.includes(word)) ? 1 : 2;
  };
}
