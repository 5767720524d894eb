import type { MixedWords } from "../../mixedText/mixedText.ts";

/** Words of which some are in another language than the page, so that each is read aloud in its own. */
export function MixedText({ words }: { words: MixedWords }) {
  if (typeof words === "string") return words;
  return words.map((piece, index) =>
    typeof piece === "string" ? (
      piece
    ) : (
      <span key={index} lang={piece[1]}>
        {piece[0]}
      </span>
    ),
  );
}
