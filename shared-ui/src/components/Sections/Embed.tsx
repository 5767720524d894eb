import type { Image } from "@festival/contracts/api/common";
import { iframeOf } from "@festival/contracts/embeds/iframes";
import { useOwner } from "../../owner/ownerContext.ts";
import { Arrow } from "../Arrow/Arrow.tsx";
import { ExternalIframe } from "../ExternalIframe/ExternalIframe.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { safeLink } from "../RichText/safeLink.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./Embed.module.css";
import { MediaWords } from "./MediaWords.tsx";
import { providerName } from "./providerName.ts";
import { sectionTexts } from "./sectionTexts.ts";

type Kind = "watch" | "listen" | "leaf" | "visit";

interface EmbedLinkProps {
  address: string;
  /** What one does there. */
  kind: Kind;
  image?: Image | null | undefined;
  title: string;
}

/** For what can't be shown here: a link there, with our own picture and words. */
function EmbedLink({ address, kind, image, title }: EmbedLinkProps) {
  const t = sectionTexts(useOwner().page.locale);
  return (
    <a {...safeLink(address)} className={styles.player} data-kind={kind}>
      {image && <Picture image={image} sizes="(min-width: 64em) 58rem, 100vw" decorative />}
      <span className={styles.invitation}>
        {kind === "watch" || kind === "listen" ? (
          <svg className={styles.play} viewBox="0 0 20 20" aria-hidden="true">
            <path d="M4 2v16l14-8z" />
          </svg>
        ) : (
          <Arrow direction="out" />
        )}
        {t(`embed.${kind}`, { provider: providerName(address) })}
        {title && <VisuallyHidden>: {title}</VisuallyHidden>}
      </span>
    </a>
  );
}

interface EmbedProps extends EmbedLinkProps {
  /** Whether it comes from the host that the settings name for Starmate. */
  isStarmate?: boolean;
  caption?: string;
  /** For those who cannot hear or see it. */
  transcript?: string;
}

/**
 * What another site has, with our own picture and words: in a frame as soon as the visitor wants it,
 * or behind a link where it can't be framed. An address with a forbidden scheme leaves the words alone.
 */
export function Embed({ isStarmate, caption, transcript, ...embed }: EmbedProps) {
  const { address, kind, image, title } = embed;
  const t = sectionTexts(useOwner().page.locale);
  const frame = iframeOf(address, isStarmate);
  const link = !frame && safeLink(address);
  return (
    <figure className={styles.embed}>
      {frame && (
        <ExternalIframe key={frame.src} {...{ frame, kind, title, image: image ?? null }} />
      )}
      {link && <EmbedLink {...embed} />}
      <MediaWords {...{ title, caption, transcript }}>
        {link && (
          <p className={styles.note}>{t("embed.note", { provider: providerName(address) })}</p>
        )}
      </MediaWords>
    </figure>
  );
}
