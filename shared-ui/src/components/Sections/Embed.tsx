import type { Image } from "@festival/contracts/api/common";
import { useOwner } from "../../owner/ownerContext.ts";
import { Arrow } from "../Arrow/Arrow.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { safeLink } from "../RichText/safeLink.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Embed.module.css";
import { providerName } from "./providerName.ts";
import { sectionTexts } from "./sectionTexts.ts";

interface EmbedProps {
  address: string;
  /** What one does there. */
  invitation: "watch" | "listen" | "leaf" | "visit";
  image?: Image | null;
  title: string;
  caption?: string;
  /** For those who cannot hear or see it. */
  transcript?: string;
}

/**
 * Stands for what another site has: a link there, with our own picture and words. Nothing of the
 * other site is loaded. An address with a forbidden scheme leaves the words alone.
 */
export function Embed({ address, invitation, image, title, caption, transcript }: EmbedProps) {
  const t = sectionTexts(useOwner().page.locale);
  const link = safeLink(address);
  const provider = providerName(address);
  return (
    <figure className={styles.embed}>
      {link && (
        <a {...link} className={styles.player} data-kind={invitation}>
          {image && <Picture image={image} sizes="(min-width: 64em) 58rem, 100vw" decorative />}
          <span className={styles.invitation}>
            {invitation === "watch" || invitation === "listen" ? (
              <svg className={styles.play} viewBox="0 0 20 20" aria-hidden="true">
                <path d="M4 2v16l14-8z" />
              </svg>
            ) : (
              <Arrow direction="out" />
            )}
            {t(`embed.${invitation}`, { provider })}
            {title && <VisuallyHidden>: {title}</VisuallyHidden>}
          </span>
        </a>
      )}
      <figcaption className={styles.caption}>
        {title && <strong className={styles.title}>{title}</strong>}
        {caption && <p>{caption}</p>}
        {link && <p className={styles.note}>{t("embed.note", { provider })}</p>}
        {transcript && (
          <details>
            <summary>{t("embed.transcript")}</summary>
            <p className={styles.transcript}>{transcript}</p>
          </details>
        )}
      </figcaption>
    </figure>
  );
}
