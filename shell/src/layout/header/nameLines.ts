/** Letters of a line that two lines have room for. */
const roomOfTwo = 12;

/** Fills as few lines as there may be, each as short as that allows. */
function fillLines(words: readonly string[], most: number): string[] {
  for (let room = Math.max(...words.map(({ length }) => length)); ; room += 1) {
    const lines: string[] = [];
    for (const word of words) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (longer.length <= room) lines.splice(-1, 1, longer);
      else lines.push(word);
    }
    if (lines.length <= most) return lines;
  }
}

/**
 * A festival's name in the lines beside its mark: two, or three where it is long.
 * @example nameLines("Musikfest am Strom") => ["Musikfest", "am Strom"]
 */
export function nameLines(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const two = fillLines(words, 2);
  return two.every(({ length }) => length <= roomOfTwo) ? two : fillLines(words, 3);
}
