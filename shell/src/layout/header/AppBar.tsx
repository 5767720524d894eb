import type { Page } from "@festival/contracts/pageOwner";
import { Arrow } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { MouseEvent } from "react";
import type { Frame } from "../frame.ts";
import styles from "./AppBar.module.css";
import { MenuOverlay } from "./MenuOverlay.tsx";
import { pageAbove } from "./pageAbove.ts";
import { SearchLink } from "./SearchLink.tsx";

interface AppBarProps {
  frame: Frame;
  page: Page;
  planned?: number;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** With scripts it goes back to where the visitor came from, if that was on this site. */
function goBack(event: MouseEvent): void {
  const { canGoBack = false } =
    (window as { navigation?: { canGoBack: boolean } }).navigation ?? {};
  if (!canGoBack) return;
  event.preventDefault();
  history.back();
}

/** The mobile app's bar, at the thumb: back, and the menu. */
export function AppBar(props: AppBarProps) {
  const { t } = useTranslation();
  const above = pageAbove(props.page);
  return (
    <nav className={styles.bar} aria-label={t("app.label")}>
      {above && (
        <a className={styles.back} href={above} onClick={goBack}>
          <Arrow direction="left" />
          {t("app.back")}
        </a>
      )}
      <SearchLink locale={props.page.locale} />
      <MenuOverlay {...props} place="bar" />
    </nav>
  );
}
