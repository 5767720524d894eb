/** Of what the device keeps: `dark` or `light`; absent as long as the system's setting counts. */
export const readingKey = "festival-reading";
/** Of what the device keeps: how large a booklet's letters are. */
export const lettersKey = "festival-letters";

/**
 * Marks the document with how booklets are read: as chosen on this device, else as the system prefers. It runs in
 * the head of a booklet before the first paint, and once more where another document leads to a booklet.
 */
export function markReading({ dataset }: HTMLElement): void {
  try {
    if (matchMedia("(prefers-color-scheme: dark)").matches) dataset.reading = "dark";
    dataset.reading = localStorage.getItem(readingKey) || dataset.reading || "light";
    dataset.letters = localStorage.getItem(lettersKey) || "normal";
  } catch {
    // a browser that forbids storage reads as its system does, one without media queries in the light
  }
}
