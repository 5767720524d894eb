import type { NameEntry, NameKind } from "@festival/contracts/api/programme/names";
import { listNames } from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { bindWords } from "@festival/shared-ui/bindWords";
import { pageNumber, pagesOf } from "../../events/listPages.ts";
import { artistHref, ensembleHref } from "../../events/profileLinks.ts";
import { translate } from "../../texts.ts";
import { workWords } from "../../works/workWords.ts";
import type { NamesData } from "./namesData.ts";

/** What the backend takes. */
const mostLetters = 200;

const hrefsOf: Readonly<Record<NameKind, (entry: NameEntry, locale: Locale) => string>> = {
  works: ({ id, slug }, locale) => href("work", locale, { slug: slug[locale], id }),
  composers: ({ id, slug }, locale) => href("composer", locale, { slug: slug[locale], id }),
  artists: artistHref,
  ensembles: (entry, locale) => ensembleHref({ ...entry, name: entry.title }, locale),
  venues: ({ id, slug }, locale) => href("venue", locale, { slug: slug[locale], id }),
};

/** @throws ApiError `not_found` for what is no letter */
function letterOf(value = ""): string {
  const letter = value.toUpperCase();
  if (letter === "" || /^[A-Z#]$/.test(letter)) return letter;
  throw new ApiError("not_found", `"${value}" is no letter of a list of names.`);
}

/** A list of names as the address asks for it, and its own address. */
export async function loadNames(
  kind: NameKind,
  { api, locale, route }: Pick<PageRequest, "api" | "locale" | "route">,
): Promise<{ names: NamesData; addressIn(language: Locale): string }> {
  const words = workWords(locale);
  const page = pageNumber(route.query.page);
  const letter = letterOf(route.query.letter);
  const q = (route.query.q ?? "").trim().slice(0, mostLetters);
  const list = await api.get(listNames, { kind, page, letter, q });
  const addressOf = (language: Locale, query: { letter?: string; page?: number }) => {
    const { letter: other = letter, page: number = 1 } = query;
    return href(kind, language, {}, { q, letter: other, page: number > 1 ? number : undefined });
  };
  const pages = pagesOf(list, page);
  return {
    addressIn: (language) => addressOf(language, { page }),
    names: {
      kind,
      href: href(kind, locale),
      q,
      letter,
      letters: list.letters.map((each) => ({
        letter: each.letter,
        href: addressOf(locale, { letter: each.letter }),
      })),
      allHref: addressOf(locale, { letter: "" }),
      count: list.count,
      rows: list.results.map((entry) => ({
        id: entry.id,
        title: bindWords(entry.title),
        language: entry.title_language,
        href: hrefsOf[kind](entry, locale),
        detail: entry.detail,
        note: words("composer.events", { count: entry.event_count }),
      })),
      page,
      pageHrefs:
        pages > 1
          ? Array.from({ length: pages }, (_, index) => addressOf(locale, { page: index + 1 }))
          : [],
    },
  };
}

/** The title of a list of names, with what of it is shown. */
export function namesTitle({ kind, letter, page }: NamesData, locale: Locale): string {
  const words = workWords(locale);
  const title = words(`names.title.${kind}`);
  const shown = letter === "" ? title : words("names.titleOfLetter", { title, letter });
  return page > 1 ? translate(locale)("loaded.titleOfPage", { title: shown, page }) : shown;
}

/** Makes what loads the list of works, composers, artists or ensembles. */
export const loadNamesPage =
  (kind: NameKind) =>
  async (request: PageRequest): Promise<LoadedPage<NamesData>> => {
    const { locale } = request;
    const { names, addressIn } = await loadNames(kind, request);
    const words = workWords(locale);
    return {
      kind: "page",
      data: names,
      head: {
        title: namesTitle(names, locale),
        description: words("names.description", { title: words(`names.title.${kind}`) }),
        // what was looked for is no page that a search engine should lead to
        noIndex: names.q !== "" || names.count === 0,
      },
      alternates: localize(addressIn),
    };
  };
