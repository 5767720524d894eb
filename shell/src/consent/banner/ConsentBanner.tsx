import type { ConsentAction } from "@festival/contracts/api/consent";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { legalHref } from "@festival/contracts/legalPages";
import { Button, VisuallyHidden } from "@festival/shared-ui";
import { useEffect, useRef, useState } from "react";
import { haveLink, type Paragraph } from "../../blocks/paragraphs.ts";
import { Paragraphs } from "../../blocks/Paragraphs.tsx";
import { bannerTexts } from "./bannerTexts.ts";
import styles from "./ConsentBanner.module.css";

interface ConsentBannerProps {
  locale: Locale;
  words: readonly Paragraph[] | null;
  onDecide(action: Extract<ConsentAction, "accept_all" | "reject_all">): void;
  /** Put off, with nothing decided. */
  onPutOff(): void;
}

/**
 * Asks what may be loaded. It is at the page's lower edge and does not block it: until the visitor
 * answers, nothing of other sites is there, so they may as well read on.
 */
export function ConsentBanner({ locale, words, onDecide, onPutOff }: ConsentBannerProps) {
  const t = bannerTexts(locale);
  const banner = useRef<HTMLElement>(null);
  const [announced, setAnnounced] = useState(false);

  // what stands in a live region from the start is not read out
  useEffect(() => setAnnounced(true), []);

  useEffect(() => {
    const element = banner.current;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onPutOff();
    };
    element?.addEventListener("keydown", leave);
    return () => element?.removeEventListener("keydown", leave);
  }, [onPutOff]);

  return (
    <section
      ref={banner}
      className={styles.banner}
      aria-labelledby="consent-title"
      data-consent-banner=""
    >
      <VisuallyHidden>
        <span role="status">{announced && t("banner.announced")}</span>
      </VisuallyHidden>
      <div className={styles.words}>
        <h2 id="consent-title" className={styles.title}>
          {t("banner.title")}
        </h2>
        {words ? <Paragraphs paragraphs={words} /> : <p>{t("banner.text")}</p>}
      </div>
      <div className={styles.ways}>
        <Button variant="light" onClick={() => onDecide("reject_all")}>
          {t("banner.rejectAll")}
        </Button>
        <Button variant="light" onClick={() => onDecide("accept_all")}>
          {t("banner.acceptAll")}
        </Button>
      </div>
      <p className={styles.more}>
        <a href={href("cookieSettings", locale)}>{t("banner.choose")}</a>
        {!haveLink(words) && <a href={legalHref("privacy", locale)}>{t("banner.privacy")}</a>}
      </p>
    </section>
  );
}
