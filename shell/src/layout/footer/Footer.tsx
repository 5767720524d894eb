import type { NavigationEntry } from "@festival/contracts/api/content";
import type { TicketHotline } from "@festival/contracts/api/site";
import type { Page } from "@festival/contracts/pageOwner";
import { isLegalPath } from "@festival/contracts/privacy/legalPages";
import { phoneHref } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { Paragraphs } from "../../blocks/Paragraphs.tsx";
import { siteNameIn } from "../../siteName.ts";
import type { Frame } from "../../frame.ts";
import { FittedWord } from "../../components/FittedWord.tsx";
import { AppFooter } from "./AppFooter.tsx";
import styles from "./Footer.module.css";
import { hasShortFooter } from "./hasShortFooter.ts";
import { FooterBar } from "./FooterBar.tsx";
import { Newsletter } from "./Newsletter.tsx";
import { Sponsors } from "./Sponsors.tsx";

function LinkList({ entries }: { entries: NavigationEntry[] }) {
  return (
    <ul className={styles.links}>
      {entries.map(({ title, url }) => (
        <li key={title}>{url ? <a href={url}>{title}</a> : title}</li>
      ))}
    </ul>
  );
}

interface LinksProps {
  entries: NavigationEntry[];
}

/** Entries with children become columns of their own, all others share one. */
function FooterLinks({ entries }: LinksProps) {
  const { t } = useTranslation();
  const single = entries.filter(({ children }) => children.length === 0);
  const grouped = entries.filter(({ children }) => children.length > 0);
  const columns = [
    ...(single.length > 0 ? [{ title: t("footer.links"), children: single }] : []),
    ...grouped,
  ];
  return columns.map(({ title, children }) => (
    <nav key={title} className={styles.column} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <LinkList entries={children} />
    </nav>
  ));
}

interface HotlineProps {
  hotline: TicketHotline;
  words: Frame["hotlineWords"];
}

/** Shown while the telephone is answered. */
function Hotline({ hotline: { phone, hours, text }, words }: HotlineProps) {
  const { t } = useTranslation();
  return (
    <section className={`${styles.column} ${styles.hotline}`}>
      <h2 className={styles.title}>{t("footer.hotline.title")}</h2>
      <p>
        <a className={styles.phone} href={phoneHref(phone)}>
          {phone}
        </a>
      </p>
      <p>{hours}</p>
      <div className={styles.note}>{words ? <Paragraphs paragraphs={words} /> : text}</div>
    </section>
  );
}

/** The site's footer; its last line is the season's motto. The mobile app has one of its own, and none at home. */
export function Footer({ frame, page }: { frame: Frame; page: Page }) {
  if (page.layout === "default") return <SiteFooter frame={frame} page={page} />;
  if (page.route.name === "home") return null;
  return <AppFooter frame={frame} page={page} />;
}

/** The legal entries, with those that share their column. */
function legalEntries(entries: NavigationEntry[]): NavigationEntry[] {
  const isLegal = ({ url }: NavigationEntry) => url !== null && isLegalPath(url);
  const columns = entries.filter(({ children }) => children.some(isLegal));
  return [...entries.filter(isLegal), ...columns.flatMap(({ children }) => children)];
}

function SiteFooter({ frame, page }: { frame: Frame; page: Page }) {
  const { t } = useTranslation();
  if (hasShortFooter(page)) {
    return (
      <footer className={styles.footer} data-short="" aria-label={t("footer.label")}>
        <nav className={styles.bar} aria-label={t("footer.links")}>
          <ul className={styles.barLinks}>
            {legalEntries(frame.navigation.footer).map(({ title, url }) => (
              <li key={title}>{url && <a href={url}>{title}</a>}</li>
            ))}
          </ul>
        </nav>
        <FooterBar settings={null} locale={page.locale} credits={page.credits} />
      </footer>
    );
  }
  return (
    <footer className={styles.footer} aria-label={t("footer.label")}>
      <div className={styles.content}>
        <section className={styles.newsletter}>
          <Newsletter newsletter={frame.newsletter} locale={page.locale} />
        </section>
        {frame.hotline && <Hotline hotline={frame.hotline} words={frame.hotlineWords} />}
        <FooterLinks entries={frame.navigation.footer} />
      </div>
      {frame.sponsors && <Sponsors sponsors={frame.sponsors} />}
      <FooterBar settings={frame.settings} locale={page.locale} credits={page.credits} />
      <div className={styles.motto}>
        <FittedWord>{frame.season?.motto || siteNameIn(frame.settings, page.locale)}</FittedWord>
      </div>
    </footer>
  );
}
