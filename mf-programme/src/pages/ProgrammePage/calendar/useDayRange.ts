import { useOwner, usePage } from "@festival/shared-ui/owner";
import { type RefObject, useEffect } from "react";
import { type ProgrammeFilters, programmeHref } from "../programmeFilters.ts";
import { withDays } from "./dayRange.ts";

const dayBelow = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-day]") : null;

/**
 * Chooses several days of a row: by dragging a mouse or pen from the first to the last, or by Shift and a press,
 * also of Enter, on the last. A finger pushes the row along instead; the link for several days is its way.
 */
export function useDayRange(row: RefObject<HTMLElement | null>, filters: ProgrammeFilters): void {
  const { navigate } = useOwner();
  const { locale } = usePage();

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    let first = "";
    let last = "";

    const mark = () => {
      const { from_date, to_date } = withDays(filters, first, last);
      for (const day of element.querySelectorAll<HTMLElement>("[data-day]")) {
        const { day: date = "" } = day.dataset;
        day.toggleAttribute("data-dragged", first !== last && date >= from_date && date <= to_date);
      }
    };
    const end = () => {
      first = "";
      last = "";
      mark();
    };
    const choose = (from: string, to: string) =>
      navigate(programmeHref(locale, withDays(filters, from, to)), { keepPosition: true });

    element.addEventListener(
      "pointerdown",
      (event) => {
        if (event.pointerType === "touch" || event.button !== 0) return;
        first = dayBelow(event)?.dataset.day ?? "";
        last = first;
      },
      { signal },
    );
    element.addEventListener(
      "pointerover",
      (event) => {
        const day = dayBelow(event)?.dataset.day;
        if (!first || !day) return;
        last = day;
        mark();
      },
      { signal },
    );
    addEventListener(
      "pointerup",
      () => {
        const [from, to] = [first, last];
        end();
        if (from !== to) choose(from, to);
      },
      { signal },
    );
    addEventListener("pointercancel", end, { signal });
    // else the browser drags the link away
    element.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
    element.addEventListener(
      "click",
      (event) => {
        const day = dayBelow(event)?.dataset.day;
        if (!event.shiftKey || !day || !filters.from_date) return;
        event.preventDefault();
        choose(filters.from_date, day);
      },
      { signal },
    );
    return () => gone.abort();
  }, [row, filters, locale, navigate]);
}
