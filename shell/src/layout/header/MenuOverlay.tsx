import type { Page } from "@festival/contracts/pageOwner";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useEffect, useRef } from "react";
import type { Frame } from "../frame.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { EntryLink } from "./MainMenu.tsx";
import styles from "./MenuOverlay.module.css";
import { SeasonLine } from "./SeasonLine.tsx";

interface MenuOverlayProps {
  frame: Frame;
  page: Page;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Small windows' menu over the whole screen. A `<details>`, so that it opens without scripts. */
export function MenuOverlay({ frame, page, open, onOpenChange }: MenuOverlayProps) {
  const { t } = useTranslation();
  const details = useRef<HTMLDetailsElement>(null);
  const { menu, submenu } = frame.navigation;

  // it may have been opened before the scripts came
  useEffect(() => {
    if (details.current?.open) onOpenChange(true);
  }, [onOpenChange]);

  return (
    <details
      ref={details}
      className={styles.menu}
      data-header-menu=""
      open={open}
      onToggle={(event) => onOpenChange(event.currentTarget.open)}
    >
      <summary className={styles.toggle}>
        <span className={styles.whenClosed}>{t("menu.open")}</span>
        <span className={styles.whenOpen}>{t("menu.close")}</span>
        <span className={styles.strings} aria-hidden="true" />
      </summary>
      <div className={styles.overlay}>
        <nav className={styles.nav} aria-label={t("menu.open")}>
          <ul className={styles.entries}>
            {menu.map((entry) => (
              <li key={entry.title}>
                <EntryLink entry={entry} pageUrl={page.url} />
                {entry.children.length > 0 && (
                  <ul className={styles.children}>
                    {entry.children.map((child) => (
                      <li key={child.title}>
                        <EntryLink entry={child} siblings={entry.children} pageUrl={page.url} />
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <ul className={styles.children}>
            {submenu
              .filter(({ url }) => !url || url !== frame.settings?.my_account_url)
              .map((entry) => (
                <li key={entry.title}>
                  <EntryLink entry={entry} pageUrl={page.url} />
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.close}>
          {frame.season && <SeasonLine season={frame.season} />}
          <LanguageSwitch page={page} label={t("language.choose")} />
          <AccountMenu frame={frame} variant="light" />
        </div>
      </div>
    </details>
  );
}
