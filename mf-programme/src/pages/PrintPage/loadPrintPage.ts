import type { EventTeaser } from "@festival/contracts/api/events";
import { listEvents } from "@festival/contracts/calls/programme";
import { getSettings } from "@festival/contracts/calls/site";
import { languageTag, type Locale, localize } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { festivalDay } from "@festival/contracts/time/festivalTime";
import { describeMoment } from "@festival/shared-ui/datesInWords";
import type { EventRow } from "../../events/eventRow.ts";
import { pagesOf } from "../../events/listPages.ts";
import { translate } from "../../texts.ts";
import { activeFilters } from "../ProgrammePage/activeFilters.ts";
import { loadOptions } from "../ProgrammePage/loadOptions.ts";
import {
  type ProgrammeFilters,
  areEqual,
  filterQuery,
  programmeHref,
  readFilters,
} from "../ProgrammePage/programmeFilters.ts";
import type { ProgrammeDay } from "../ProgrammePage/programmeData.ts";
import { wordsAsFilters } from "../ProgrammePage/search/wordsAsFilters.ts";
import { daysOf } from "../ProgrammePage/timetable.ts";
import type { PrintData, PrintDay, PrintRow } from "./printData.ts";
import { printWords } from "./printWords.ts";

/** List pages that are printed at most: a season fits, an archive of thousands would be a book. */
export const mostPages = 20;

/** Tickets of which paper says nothing: they are sold as usual, or the price says it. */
const usual: ReadonlySet<string> = new Set(["on_sale", "free"]);

/** The ticket may say what the status says already, and the reason begin with it: "Cancelled because of illness". */
function isBeginOfAnother(note: string, notes: readonly string[]): boolean {
  return notes.some((other) => other !== note && other.startsWith(note));
}

function rowOf(row: EventRow, locale: Locale): PrintRow {
  const t = translate(locale);
  const { status, ticket } = row;
  const isFree = ticket?.status === "free";
  const changes = [...(status ? [status] : []), ...(row.changed ?? [])];
  const notes = [
    row.until && t("row.until", { date: row.until }),
    ...changes.map((change) => t(`status.${change}`)),
    row.statusReason,
    ticket && !usual.has(ticket.status) && ticket.text,
  ].flatMap((note) => note || []);
  return {
    id: row.id,
    href: row.href,
    title: row.title,
    language: row.language,
    works: row.works ?? row.cast ?? "",
    dateTime: row.dateTime,
    time: row.time ?? "",
    venue: row.venue ?? "",
    price: row.priceFrom
      ? t("row.price", { price: row.priceFrom })
      : isFree
        ? (ticket?.text ?? "")
        : "",
    note: [...new Set(notes)].filter((note) => !isBeginOfAnother(note, notes)).join(" · "),
    isCancelled: status === "cancelled" || undefined,
  };
}

function printDay({ date, day, weekday, month, year, events }: ProgrammeDay, locale: Locale) {
  const dayOfMonth = translate(locale)("row.day", { day });
  const printed: PrintDay = {
    date,
    title: [dayOfMonth, month, year].filter(Boolean).join(" "),
    weekday,
    rows: events.map((event) => rowOf(event, locale)),
  };
  return printed;
}

/** All events under the filters, and how many there are. */
async function loadEvents(filters: ProgrammeFilters, { api }: PageRequest) {
  const list = (page: number) => api.get(listEvents, { page, ...filterQuery(filters) });
  const first = await list(1);
  const pages = Math.min(pagesOf(first, 1), mostPages);
  const others = await Promise.all(
    Array.from({ length: pages - 1 }, (_, index) => list(index + 2)),
  );
  return { first, events: [first, ...others].flatMap(({ results }) => results) };
}

const byTime = (one: EventTeaser, other: EventTeaser) =>
  one.date_and_time.localeCompare(other.date_and_time);

/** The programme without pages: every concert that the address's filters leave, in few words each. */
export async function loadPrintPage(request: PageRequest): Promise<LoadedPage<PrintData>> {
  const { locale, now, route } = request;
  const read = readFilters(route.query);
  const asked = wordsAsFilters(read, festivalDay(new Date(now))) ?? read;
  const [found, settings] = await Promise.all([
    loadEvents(asked, request),
    request.api.optional(getSettings),
  ]);
  const { filters, options } = await loadOptions(asked, found.first, request);
  const { first, events } = areEqual(asked, filters) ? found : await loadEvents(filters, request);
  const shown = { ...filters, q: (first.count > 0 && first.corrected) || filters.q };
  const latestFirst = filters.past;
  const days = daysOf(events.toSorted(byTime), { locale, now, latestFirst });
  const words = printWords(locale);
  return {
    kind: "page",
    data: {
      festival: settings?.festival_name ?? "",
      count: first.count,
      written: new Intl.NumberFormat(languageTag[locale]).format(first.count),
      left: first.count - events.length,
      days: days.map((day) => printDay(day, locale)),
      filters: activeFilters(shown, options, locale).map(({ label }) => label),
      programmeHref: programmeHref(locale, filters),
      today: describeMoment(now, locale).dateLong,
    },
    // the programme itself is what is to be found
    head: { title: words("title"), description: words("description"), noIndex: true },
    alternates: localize((language) => href("programmePrint", language, {}, filterQuery(filters))),
  };
}
