import glyphWidths from "./glyphWidths.json" with { type: "json" };
import styles from "./FittedWord.module.css";

/** Advance, and the empty space left and right of the ink, in thousandths of an em, bold. */
const metrics = glyphWidths as unknown as Record<string, [number, number, number] | undefined>;
const unknownGlyph: [number, number, number] = [560, 30, 30];
/** Letters this large want to stand closer, but the ear of a g must not reach into a t. */
const tracking = -14;
const ascent = 724;
const descent = 226;

/**
 * Words that fill their line from edge to edge at every width. The drawing is as wide as the
 * words, whatever the font that shows them: `textLength` makes up for the rest.
 */
export function FittedWord({ children }: { children: string }) {
  const glyphs = [...children].map((glyph) => metrics[glyph] ?? unknownGlyph);
  const advance = glyphs.reduce((sum, [width]) => sum + width + tracking, -tracking);
  const left = glyphs.at(0)?.[1] ?? 0;
  const right = glyphs.at(-1)?.[2] ?? 0;
  const hasDescender = /[gjpqyQ,]/.test(children);
  const height = ascent + (hasDescender ? descent : 20);
  return (
    <svg
      className={styles.word}
      viewBox={`${left} 0 ${advance - left - right} ${height}`}
      role="img"
      aria-label={children}
    >
      <text
        x="0"
        y={ascent}
        fontSize="1000"
        textLength={advance}
        lengthAdjust="spacing"
        aria-hidden="true"
      >
        {children}
      </text>
    </svg>
  );
}
