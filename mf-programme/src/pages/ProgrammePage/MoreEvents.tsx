import { Button } from "@festival/shared-ui";
import { useTranslation } from "@festival/shared-ui/i18n";
import { useBus, useHydrated } from "@festival/shared-ui/owner";
import { useEffect, useRef, useState } from "react";
import styles from "./MoreEvents.module.css";

/** So many pages come by themselves behind one that was asked for; then the footer can be reached again. */
export const pagesUnasked = 3;
/** A page is fetched before the end of the one before is in sight. */
const ahead = "800px";

interface MoreEventsProps {
  /** Events on the screen, and as it is written how many there are under these filters. */
  shown: number;
  all: string;
  /** Another list starts counting at zero. */
  list: string;
  onMore: (by: "reader" | "scrolling") => void;
}

/**
 * The next page of the list: by a press, and from then on for a while by reading on. The button has its
 * place from the beginning, so that nothing moves, and is seen once it can do something.
 */
export function MoreEvents({ shown, all, list, onMore }: MoreEventsProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const [unasked, setUnasked] = useState({ list, pages: 0 });
  const left = unasked.list === list ? unasked.pages : 0;
  /** How many events stood there when more were asked for last: once is enough. */
  const requestedAt = useRef(0);

  const bus = useBus();
  const [isUnderway, setIsUnderway] = useState(false);
  useEffect(() => {
    const following = bus?.navigation$.subscribe(({ phase }) => setIsUnderway(phase === "started"));
    return () => following?.unsubscribe();
  }, [bus]);

  useEffect(() => {
    // a page that comes by itself would end the way to where the visitor is going
    if (!place.current || left === 0 || isUnderway) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (requestedAt.current === shown || !entries.some(({ isIntersecting }) => isIntersecting))
          return;
        requestedAt.current = shown;
        setUnasked({ list, pages: left - 1 });
        onMore("scrolling");
      },
      { rootMargin: ahead },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
    // each list page is observed again: a visitor who is at its end already goes on
  }, [shown, left, isUnderway, list, onMore]);

  return (
    <div ref={place} className={styles.more} data-ready={isHydrated ? "" : undefined}>
      <Button
        variant="outline"
        onClick={() => {
          requestedAt.current = shown;
          setUnasked({ list, pages: pagesUnasked });
          onMore("reader");
        }}
      >
        {t("programme.more")}
      </Button>
      <p className={styles.shown}>{t("programme.shown", { shown, all })}</p>
    </div>
  );
}
