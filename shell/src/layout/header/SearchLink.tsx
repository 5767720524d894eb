import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { MouseEvent } from "react";
import styles from "./SearchLink.module.css";

const loadSearch = () =>
  import(/* webpackChunkName: "search" */ "../../search/dialog/openSearch.tsx");

/** Leads to the search's page; with scripts it opens the search over the page, whose code comes with the first press. */
export function SearchLink({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    const { metaKey, ctrlKey, shiftKey, altKey } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    const { href: page } = event.currentTarget;
    loadSearch().then(
      ({ openSearch }) => openSearch(locale),
      () => location.assign(page),
    );
  };
  return (
    <a
      className={styles.search}
      href={href("search", locale)}
      aria-label={t("search")}
      // its page is rarely read this way, and not fetched ahead
      data-full-load=""
      onClick={open}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M15.2 15.2 21 21" />
      </svg>
    </a>
  );
}
