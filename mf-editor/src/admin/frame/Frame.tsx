import { locales } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { staffPaths } from "@festival/contracts/staffPaths";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "../routing/Link.tsx";
import { useAdmin } from "../data/adminContext.ts";
import styles from "./Frame.module.css";
import { FindButton } from "../find/FindButton.tsx";
import { recentRecordsOf } from "../find/recentRecords.ts";
import { Navigation } from "./Navigation.tsx";

const names = { de: "Deutsch", en: "English" };

/** What stands around each screen: where to go, who is signed in, the way out. */
export function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { locale, user } = useAdmin();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  /** On phones, where navigation and tools have no room beside the screen. */
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    setIsMenuOpen(false);
    main.current?.focus();
    window.scrollTo(0, 0);
  }, [pathname]);

  const other = locales.find((each) => each !== locale) ?? locale;
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#admin-main">
        {t("frame.skip")}
      </a>
      <header className={styles.header}>
        <Link to="/" className={styles.brand}>
          {t("frame.area")}
        </Link>
        <div className={styles.find}>
          <FindButton />
        </div>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isMenuOpen}
          aria-controls="admin-menu"
          onClick={() => setIsMenuOpen(!isMenuOpen)}
        >
          {t("frame.menu")}
        </button>
        <ul className={styles.tools} data-open={isMenuOpen}>
          <li>
            <a href={href("home", locale)}>{t("frame.site")}</a>
          </li>
          <li>
            <a href={`${staffPaths.admin}${pathname}?lang=${other}`} hrefLang={other} lang={other}>
              {names[other]}
            </a>
          </li>
          <li>
            <Link
              to="/account"
              className={styles.user}
              aria-label={`${user.username}: ${t("frame.account")}`}
            >
              {user.username}
            </Link>
          </li>
          <li>
            <form
              method="post"
              action={staffPaths.logout}
              onSubmit={() => recentRecordsOf(user.email).clear()}
            >
              <button type="submit">{t("frame.signOut")}</button>
            </form>
          </li>
        </ul>
      </header>
      <div id="admin-menu" className={styles.menu} hidden={!isMenuOpen}>
        {isMenuOpen && <Navigation />}
      </div>
      <div className={styles.side}>
        <Navigation />
      </div>
      <main id="admin-main" className={styles.main} ref={main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
