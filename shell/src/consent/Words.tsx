import { safeLink } from "@festival/shared-ui";
import type { Paragraph } from "./consentWords.ts";

/** The words of the question, as staff keep them. */
export function Words({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
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
