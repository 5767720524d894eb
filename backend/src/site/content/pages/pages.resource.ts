import { locales, type Locale, type Localized } from "@festival/contracts/locales";
import { pages as description } from "@festival/contracts/resources/content/pages";
import { match } from "@festival/contracts/routes";
import { eq } from "drizzle-orm";
import { navigationEntries, pages } from "../../../platform/database/schema/index.ts";
import { columnUse, findUses } from "../../../platform/media/uses.repository.ts";
import { defineResource } from "../../../platform/resources/defineResource.ts";
import { findAddressUses } from "../uses/contentUses.ts";
import { leadOn } from "../../redirects/leadOn.repository.ts";
import { draftsOfResource } from "../heads/draftsOfResource.ts";
import { variantProblems } from "./variantProblems.ts";
import { deleteContent } from "./deleteContent.repository.ts";

/** What the site answers itself below a language, besides its screens. */
const reservedSegments = new Set(["api", "pageeditor-api"]);

/** Whether another screen, or the API, has the address already. */
function isReserved(urls: Localized): boolean {
  return locales.some((locale) => {
    if (urls[locale] === "") return false;
    if (reservedSegments.has(urls[locale].split("/", 1)[0] ?? "")) return true;
    // a generic page wins over an ensemble's
    const screen = match(`/${locale}/${urls[locale]}`)?.name;
    return screen !== "page" && screen !== "ensemble";
  });
}

const addressOf = (locale: Locale, urls: Localized) =>
  urls[locale] === "" ? `/${locale}` : `/${locale}/${urls[locale]}`;

/** Entries of the menus that lead to a page by its id: the database deletes them with the page. */
const menuUses = [
  columnUse(navigationEntries.pageId, {
    kind: "navigation-entry",
    table: navigationEntries,
    id: navigationEntries.id,
    title: navigationEntries.title,
  }),
];

/** Generic pages: address, titles, flags and previews. Their content is edited in the page itself. */
export const pagesResource = defineResource(description, {
  table: pages,
  ...draftsOfResource("page"),
  async check(transaction, page, before) {
    const { urls } = page;
    // the home page is the home page in every language
    const isHalfHome = (urls.de === "") !== (urls.en === "");
    return {
      urls: isHalfHome || isReserved(urls) ? "invalid" : undefined,
      ...(await variantProblems(transaction, page, before?.id ?? null)),
    };
  },
  async store(transaction, _id, { urls }, before) {
    if (!before || !urls) return;
    const { urls: old } = before;
    for (const locale of locales) {
      // what was the home page has no path to lead on from
      if (old[locale] === urls[locale] || old[locale] === "") continue;
      await leadOn(transaction, addressOf(locale, old), addressOf(locale, urls));
    }
  },
  async usedBy(transaction, id) {
    const [page] = await transaction.select().from(pages).where(eq(pages.id, id));
    if (page?.urls.de === "") return [{ what: "home", title: page.title.de }];
    const paths = page ? locales.map((locale) => addressOf(locale, page.urls)) : [];
    const inMenus = (await findUses(transaction, menuUses, [id])).get(id) ?? [];
    return [...inMenus, ...(await findAddressUses(transaction, `page:${id}`, paths))];
  },
  async deleted(transaction, { id }) {
    await deleteContent(transaction, { ownerType: "page", ownerId: id });
  },
  // menus are made of pages, too, and old addresses lead to them
  tags: () => ["navigation", "redirects"],
});
