export interface Anchor {
  /** With "#" before it. */
  address: string;
  /** The words that stand there. */
  words: string;
}

const most = 20;

/** The places of the page that is shown which a link can lead to. */
export function anchorsOfPage(): Anchor[] {
  const marked = document.querySelectorAll(
    "#main [data-section-id][id], #main [data-section-id] [id]",
  );
  return [...marked]
    .filter(({ id }) => /^[a-z][\w-]*$/i.test(id) && !id.startsWith("_"))
    .slice(0, most)
    .map(({ id, textContent }) => ({
      address: `#${id}`,
      words: (textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 60),
    }));
}
