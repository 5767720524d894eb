import type { Locale } from "@festival/contracts/locales";
import type { PageHead } from "@festival/contracts/pageOwner";
import { translate } from "../../texts.ts";
import type { ProgrammeData } from "./programmeData.ts";
import { changesFeed } from "../../events/changesFeed.ts";
import { areEqual, noFilters, type ProgrammeFilters } from "./programmeFilters.ts";

/** Search engines get one genre, composer or work at a time: the combinations are thousands of pages. */
export function isForSearchEngines(filters: ProgrammeFilters): boolean {
  const { genres, composers, works } = filters;
  const isOnlyThese = areEqual(filters, { ...noFilters, genres, composers, works });
  return isOnlyThese && genres.length + composers.length + works.length <= 1;
}

/** What the programme's document says about itself. */
export function programmeHead(data: ProgrammeData, locale: Locale): PageHead {
  const t = translate(locale);
  const genres = data.genres
    .filter(({ isActive }) => isActive)
    .map(({ title }) => title)
    .join(", ");
  const hasOthers = data.active.some(({ name }) => name !== "genres");
  const what = data.active.map(({ label }) => label).join(", ");
  const narrowed = hasOthers ? t("loaded.programme.narrowed", { what }) : genres;
  const title = data.question || narrowed || t("programme.title");
  return {
    title: data.page > 1 ? t("loaded.titleOfPage", { title, page: data.page }) : title,
    description: genres
      ? t("loaded.programme.descriptionOfGenres", { genres, count: data.count })
      : t("loaded.programme.description", { count: data.count }),
    feeds: [changesFeed(locale)],
    // a filter that leaves nothing is no page anyone should find
    noIndex: data.count === 0 || !isForSearchEngines(data.filters),
  };
}
