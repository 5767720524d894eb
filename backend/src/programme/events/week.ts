const dayMs = 24 * 60 * 60 * 1000;
const sunday = 7;

/** The days around a calendar day that "today" and "this weekend" are about, YYYY-MM-DD. */
interface Week {
  yesterday: string;
  /** The week's last day; the day itself where that is one. */
  sunday: string;
  /** Saturday and Sunday of this week, as far as they come after the day. */
  weekend: string[];
}

/**
 * @param day YYYY-MM-DD
 * @example weekOf("2025-08-30") => { yesterday: "2025-08-29", sunday: "2025-08-31", weekend: ["2025-08-31"] }
 */
export function weekOf(day: string): Week {
  const start = Date.parse(`${day}T00:00Z`);
  const later = (days: number) => new Date(start + days * dayMs).toISOString().slice(0, 10);
  const weekday = new Date(start).getUTCDay() || sunday;
  const left = sunday - weekday;
  return {
    yesterday: later(-1),
    sunday: later(left),
    weekend: [left - 1, left].filter((days) => days > 0).map(later),
  };
}
