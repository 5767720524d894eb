import { safeLink } from "@festival/shared-ui";
import type { Paragraph } from "./paragraphs.ts";

/** What staff keep in a block, as paragraphs with links. */
export function Paragraphs({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return paragraphs.map((runs, index) => (
    <p key={index}>
      {runs.map(({ text, href }, run) => {
        const link = href === undefined ? undefined : safeLink(href);
        return link ? (
          <a key={run} {...link}>
            {text}
          </a>
        ) : (
          text
        );
      })}
    </p>
  ));
}
