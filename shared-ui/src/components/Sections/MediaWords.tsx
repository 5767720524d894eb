import type { ReactNode } from "react";
import { useOwner } from "../../owner/ownerContext.ts";
import styles from "./Embed.module.css";
import { sectionTexts } from "./sectionTexts.ts";

interface MediaWordsProps {
  title: string;
  caption?: string | undefined;
  /** For those who cannot hear or see it. */
  transcript?: string | undefined;
  /** What stands between the caption and the transcript. */
  children?: ReactNode;
}

/** What belongs in words to a video or a sound, within its `<figure>`. */
export function MediaWords({ title, caption, transcript, children }: MediaWordsProps) {
  const t = sectionTexts(useOwner().page.locale);
  return (
    <figcaption className={styles.caption}>
      {title && <strong className={styles.title}>{title}</strong>}
      {caption && <p>{caption}</p>}
      {children}
      {transcript && (
        <details>
          <summary>{t("embed.transcript")}</summary>
          <p className={styles.transcript}>{transcript}</p>
        </details>
      )}
    </figcaption>
  );
}
