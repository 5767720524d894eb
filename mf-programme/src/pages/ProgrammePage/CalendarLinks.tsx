import { useTranslation } from "@festival/shared-ui/i18n";
import { useHydrated } from "@festival/shared-ui/owner";
import { useDayWords } from "./calendar/dayWords.ts";
import styles from "./CalendarLinks.module.css";

interface CalendarLinksProps {
  icsHref: string;
  printHref: string;
}

/** The list to take along: on paper, and for one's own calendar as a file, or to be subscribed to. */
export function CalendarLinks({ icsHref, printHref }: CalendarLinksProps) {
  const { t } = useTranslation();
  const words = useDayWords();
  const isHydrated = useHydrated();
  return (
    <p className={styles.links}>
      <a href={printHref}>{t("programme.print")}</a>
      <a href={icsHref} download rel="nofollow">
        {words("file")}
      </a>
      {/* calendars want the whole address, and the server does not know the site's name: until then it is not seen,
          and has its place, so that no other link moves from under a pointer */}
      <a href={isHydrated ? `webcal://${window.location.host}${icsHref}` : undefined}>
        {words("subscribe")}
      </a>
    </p>
  );
}
