import type { Locale } from "@festival/contracts/locales";
import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { useTranslation } from "@festival/shared-ui/i18n";
import { contrastId, type Frame } from "../../frame.ts";
import { ContrastButton } from "./ContrastButton.tsx";
import { TakeAlongButton } from "./TakeAlongButton.tsx";
import styles from "./Footer.module.css";

/** As the networks write themselves, the same in every language. */
const networks = [
  ["tiktok", "TikTok"],
  ["instagram", "Instagram"],
  ["facebook", "Facebook"],
  ["youtube", "YouTube"],
] as const;

interface FooterBarProps {
  settings: Frame["settings"];
  locale: Locale;
  /** Whose pictures the page shows. */
  credits: Page["credits"];
}

/** One line of small things: where else the festival is, and what the page can do. */
export function FooterBar({ settings, locale, credits }: FooterBarProps) {
  const { t } = useTranslation();
  const links = settings?.social_links;
  const shown = networks.filter(([network]) => links?.[network]);
  return (
    <>
      {credits && (
        <p className={styles.credits}>
          {t("footer.credits")} © {credits.join(", © ")}
        </p>
      )}
      <div className={styles.bar}>
        {links && shown.length > 0 && (
          <nav aria-label={t("footer.social")}>
            <ul className={styles.barLinks}>
              {shown.map(([network, name]) => (
                <li key={network}>
                  <a href={links[network]} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div id={contrastId} className={styles.barLinks}>
          <ContrastButton />
          <TakeAlongButton />
          {/* with scripts it opens over the page; see startConsent */}
          <a href={href("cookieSettings", locale)}>{t("footer.cookies")}</a>
          {/* browsers take this one to the very top, header and all */}
          <a href="#top">{t("footer.top")}</a>
        </div>
      </div>
    </>
  );
}
