import type { Page } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { festivalDay } from "@festival/contracts/time/festivalTime";
import { useTranslation } from "@festival/shared-ui/i18n";
import type { MouseEvent, ReactNode } from "react";
import type { Frame } from "../../frame.ts";
import styles from "./AppBar.module.css";
import { MenuOverlay } from "./MenuOverlay.tsx";
import { pageAbove } from "./pageAbove.ts";
import { PlannedCount } from "./PlannedCount.tsx";

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

/** Whether the programme shows the one day on which the page was made. */
function isDayOf({ now, route: { query } }: Page): boolean {
  return query.from_date === festivalDay(new Date(now)) && query.to_date === query.from_date;
}

/** Lines on a ground of 24 × 24. */
const signs = {
  back: "M21 12H3M10 5l-7 7 7 7",
  programme: "M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1",
  today: "M4 5h16v16H4zM4 10h16M8 2v5M16 2v5M12 14v3",
  plan: "M6 3h12v18l-6-5-6 5z",
};

interface PlaceProps {
  sign: keyof typeof signs;
  words: string;
  href: string;
  /** `true` on a page below the place. */
  current?: "page" | "true" | undefined;
  onClick?(event: MouseEvent): void;
  children?: ReactNode;
}

function Place({ sign, words, href: address, current, onClick, children }: PlaceProps) {
  return (
    <a className={styles.place} href={address} aria-current={current} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={signs[sign]} />
      </svg>
      <span className={styles.words}>{words}</span>
      {children}
    </a>
  );
}

/** The mobile app's bar, at the thumb: back, where one goes on an evening of the festival, and the menu. */
export function AppBar(props: AppBarProps) {
  const { page, planned = 0 } = props;
  const { locale, route } = page;
  const { t } = useTranslation();
  const above = pageAbove(page);
  const programme = href("programme", locale);
  const here = (isHere: boolean) => (isHere ? "page" : undefined);
  const isProgramme = route.name === "programme";
  const isToday = isProgramme && isDayOf(page);
  const isBelow = above === programme || above?.startsWith(`${programme}/`);
  return (
    <nav className={styles.bar} aria-label={t("app.label")}>
      {above && <Place sign="back" words={t("app.back")} href={above} onClick={goBack} />}
      <Place
        sign="programme"
        words={t("app.programme")}
        href={programme}
        current={isBelow ? "true" : here(isProgramme && !isToday)}
      />
      {/* the programme knows the day that is meant, also where this page was kept over midnight */}
      <Place
        sign="today"
        words={t("app.today")}
        href={`${programme}?q=${locale === "de" ? "heute" : "today"}`}
        current={here(isToday)}
      />
      <Place
        sign="plan"
        words={t("plan.title")}
        href={href("plan", locale)}
        current={here(route.name === "plan")}
      >
        <PlannedCount planned={planned} className={styles.count} />
      </Place>
      <MenuOverlay {...props} place="bar" />
    </nav>
  );
}
