import type { ConsentAction } from "@festival/contracts/api/consent";
import type { ConsentService } from "@festival/contracts/consent";
import { questionWords } from "@festival/contracts/consent/question/questionWords";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { legalHref } from "@festival/contracts/privacy/legalPages";
import { Button, VisuallyHidden } from "@festival/shared-ui";
import { useEffect, useRef, useState } from "react";
import { bannerTexts } from "./bannerTexts.ts";
import styles from "./ConsentBanner.module.css";

interface ConsentBannerProps {
  locale: Locale;
  offered: readonly ConsentService[];
  onDecide(action: Extract<ConsentAction, "accept_all" | "reject_all">): void;
  /** Put off, with nothing decided. */
  onPutOff(): void;
}

/**
 * Asks what may be loaded, in one line between the header and the page. It covers nothing: until the
 * visitor answers, nothing of other sites is there, so they may as well read on.
 */
export function ConsentBanner({ locale, offered, onDecide, onPutOff }: ConsentBannerProps) {
  const t = bannerTexts(locale);
  const { title, text } = questionWords(locale, offered);
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
    <section ref={banner} className={styles.banner} aria-labelledby="consent-title">
      <VisuallyHidden>
        <span role="status">{announced && t("banner.announced")}</span>
      </VisuallyHidden>
      <div className={styles.words}>
        {/* no heading: it stands before the page's own */}
        <p id="consent-title" className={styles.title}>
          {title}
        </p>
        <p className={styles.text}>{text}</p>
        <p className={styles.more}>
          <a href={href("cookieSettings", locale)}>{t("banner.choose")}</a>
          <a className={styles.privacy} href={legalHref("privacy", locale)}>
            {t("banner.privacy")}
          </a>
        </p>
      </div>
      <div className={styles.ways}>
        <Button variant="light" size="small" onClick={() => onDecide("reject_all")}>
          {t("banner.rejectAll")}
        </Button>
        <Button variant="light" size="small" onClick={() => onDecide("accept_all")}>
          {t("banner.acceptAll")}
        </Button>
      </div>
    </section>
  );
}
