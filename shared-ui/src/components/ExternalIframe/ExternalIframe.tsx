import type { Image } from "@festival/contracts/api/common";
import type { Iframe } from "@festival/contracts/embeds/iframes";
import { providers } from "@festival/contracts/embeds/providers";
import { href } from "@festival/contracts/routes";
import { legalHref } from "@festival/contracts/privacy/legalPages";
import { useEffect, useRef, useState } from "react";
import { useOwner } from "../../owner/ownerContext.ts";
import { useHydrated } from "../../owner/useHydrated.ts";
import { Arrow } from "../Arrow/Arrow.tsx";
import { Button } from "../Button/Button.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { safeLink } from "../RichText/safeLink.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import styles from "./ExternalIframe.module.css";
import { iframeTexts } from "./iframeTexts.ts";
import { useConsent, useOnline } from "./useConsent.ts";

/** What a frame may do: run, and open what one clicks in it. It never leads our own page away. */
const sandbox =
  "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation";
const permissions = "autoplay; encrypted-media; fullscreen; picture-in-picture";

interface ExternalIframeProps {
  /** From `iframeOf` or `mapIframe` of contracts. */
  frame: Iframe;
  /** What one does with it. */
  kind: "watch" | "listen" | "leaf" | "visit" | "map";
  /** What is in it, as its name for those who don't see it; may be empty. */
  title: string;
  /** Our own picture in its place until it is loaded; without one there is artwork. */
  image?: Image | null;
}

/**
 * Something of another site, in two steps: nothing of it is loaded until the visitor says so, for
 * this once or for always. Without scripts it is a link to the provider.
 */
export function ExternalIframe({ frame, kind, title, image }: ExternalIframeProps) {
  const { bus, page } = useOwner();
  const t = iframeTexts(page.locale);
  const agreed = useConsent(frame.service);
  const online = useOnline();
  // its code comes later than the page: a press before would be lost
  const isAlive = useHydrated();
  const canLoad = online && isAlive;
  const [asked, setAsked] = useState(false);
  const loaded = useRef<HTMLIFrameElement>(null);
  const { name, company } = providers[frame.service];
  // Starmate's host is a setting
  const provider = frame.service === "starmate" ? new URL(frame.src).hostname : name;
  const what = t(`frame.what.${kind}`, { provider });
  const named = title ? t("frame.titled", { what, title }) : what;
  const elsewhere = (
    <a {...safeLink(frame.address)} className={styles.elsewhere}>
      {t("frame.elsewhere", { provider })}
      {title && <VisuallyHidden>: {title}</VisuallyHidden>}
      <Arrow direction="out" />
    </a>
  );

  // the button that had the focus is gone
  useEffect(() => {
    if (asked) loaded.current?.focus();
  }, [asked]);

  if (agreed || asked) {
    return (
      <div className={styles.loaded}>
        <iframe
          ref={loaded}
          className={styles.frame}
          data-shape={frame.shape}
          sandbox={sandbox}
          allow={permissions}
          referrerPolicy="strict-origin"
          loading="lazy"
          title={named}
          src={frame.src}
        />
        <p className={styles.line}>
          {elsewhere}
          {agreed && <a href={href("cookieSettings", page.locale)}>{t("frame.revoke")}</a>}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.place} data-shape={frame.shape} data-kind={kind}>
      <div className={styles.ground} data-drawn={image ? undefined : ""}>
        {image && <Picture image={image} sizes="(min-width: 64em) 58rem, 100vw" decorative />}
      </div>
      <div className={styles.words}>
        <p className={styles.what}>{what}</p>
        <p className={styles.notice}>
          {t("frame.notice", { provider, company })}{" "}
          <a href={legalHref("privacy", page.locale)}>{t("frame.privacy")}</a>
        </p>
        <div className={styles.choices}>
          <Button variant="pink" size="small" disabled={!canLoad} onClick={() => setAsked(true)}>
            {t("frame.once")}
            <VisuallyHidden>: {title || what}</VisuallyHidden>
          </Button>
          <Button
            variant="light"
            size="small"
            disabled={!canLoad}
            onClick={() => {
              setAsked(true);
              bus?.agreeTo(frame.service);
            }}
          >
            {t("frame.always")}
            <VisuallyHidden>: {provider}</VisuallyHidden>
          </Button>
        </div>
        <p className={styles.offline} role="status">
          {!online && t("frame.offline")}
        </p>
        {elsewhere}
      </div>
    </div>
  );
}
