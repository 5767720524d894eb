import type { Navigation, NavigationEntry } from "@festival/contracts/api/content";
import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef } from "react";
import type { Frame } from "../../frame.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { EntryLink } from "./MainMenu.tsx";
import { withinLimit } from "./menuLimit.ts";
import styles from "./MenuOverlay.module.css";
import { SeasonLine } from "./SeasonLine.tsx";

interface MenuOverlayProps {
  frame: Frame;
  page: Page;
  /** Events that the visitor has marked. */
  planned?: number;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The mobile app has it in a bar at the bottom, and no footer on its home page. */
  place?: "header" | "bar";
}

interface SmallLinksProps {
  entries: NavigationEntry[];
  pageUrl: string;
  siblings?: NavigationEntry[];
}

function SmallLinks({ entries, pageUrl, siblings }: SmallLinksProps) {
  return (
    <ul className={styles.children}>
      {entries.map((entry) => (
        <li key={entry.title}>
          <EntryLink entry={entry} pageUrl={pageUrl} siblings={siblings} />
        </li>
      ))}
    </ul>
  );
}

const withoutLevels = (entries: NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...entry.children]);

/** Entries of the footer that lead where the menus do not, and to what it offers besides. */
function footerLinks({ menu, submenu, footer }: Navigation, cookies: NavigationEntry) {
  const known = new Set(withoutLevels([...menu, ...submenu]).map(({ url }) => url));
  const further = withoutLevels(footer).filter(({ url }) => url && !known.has(url));
  return [...further.map((entry) => ({ ...entry, children: [] })), cookies];
}

/** The menu over the whole screen. A `<details>`, so that it opens without scripts. */
export function MenuOverlay({
  frame,
  page,
  planned,
  open,
  onOpenChange,
  place = "header",
}: MenuOverlayProps) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const { menu, submenu } = withinLimit(frame.navigation);
  const account = frame.settings?.my_account_url;

  // it may have been opened before the scripts came
  useEffect(() => {
    if (details.current?.open) onOpenChange(true);
  }, [onOpenChange]);

  return (
    <details
      ref={details}
      className={styles.menu}
      data-place={place}
      data-header-menu=""
      data-disclosure=""
      open={open}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
    >
      <summary className={styles.toggle}>
        {/* the strings and the element itself tell whether it is open; in the bar, among words, its word does */}
        {place === "bar" ? (
          <>
            <span className={styles.whileClosed}>{t("menu.title")}</span>
            <span className={styles.whileOpen}>{t("app.close")}</span>
          </>
        ) : (
          t("menu.title")
        )}
        <span className={styles.strings} aria-hidden="true" />
        {/* for eyes: the link to the plan in the menu tells it to all */}
        {place === "header" && !!planned && (
          <span className={styles.count} aria-hidden="true">
            {planned}
          </span>
        )}
      </summary>
      <div className={styles.overlay}>
        <nav className={styles.nav} aria-label={t("menu.title")}>
          <ul className={styles.entries}>
            {menu.map((entry) => (
              <li key={entry.title}>
                <EntryLink entry={entry} pageUrl={page.url} />
                {entry.children.length > 0 && (
                  <SmallLinks
                    entries={entry.children}
                    siblings={entry.children}
                    pageUrl={page.url}
                  />
                )}
              </li>
            ))}
          </ul>
          <SmallLinks
            entries={submenu.filter(({ url }) => !url || url !== account)}
            pageUrl={page.url}
          />
          {place === "bar" && (
            <SmallLinks
              entries={footerLinks(frame.navigation, {
                title: t("footer.cookies"),
                url: href("cookieSettings", page.locale),
                children: [],
              })}
              pageUrl={page.url}
            />
          )}
        </nav>
        <div className={styles.close}>
          {frame.season && <SeasonLine season={frame.season} />}
          <LanguageSwitch page={page} label={t("language.choose")} />
          {/* the bar itself leads to the plan */}
          <AccountMenu
            frame={frame}
            page={page}
            planned={planned}
            variant="light"
            hasPlan={place === "header"}
          />
        </div>
      </div>
    </details>
  );
}
