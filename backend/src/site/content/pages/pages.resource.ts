import { locales, type Locale, type Localized } from "@festival/contracts/locales";
import { match } from "@festival/contracts/routes";
import { eq } from "drizzle-orm";
import { Type, type Static } from "typebox";
import { navigationEntries, pages } from "../../../platform/database/schema/index.ts";
import { columnUse, findUses } from "../../../platform/media/uses.repository.ts";
import { defineResource } from "../../../platform/resources/defineResource.ts";
import { optionalReference, refuse, words } from "../../../platform/resources/fields.ts";
import { findAddressUses } from "../uses/contentUses.ts";
import { leadOn } from "../../redirects/leadOn.repository.ts";
import { deleteContent } from "./deleteContent.repository.ts";

const path = Type.String({
  maxLength: 200,
  pattern: "^(?:[a-z0-9]+(?:[._-]+[a-z0-9]+)*(?:/(?!$)|$))*$",
});

const fields = Type.Object({
  urls: Type.Object({ de: path, en: path }, { additionalProperties: false }),
  title: words(200, 1),
  content_type: Type.Optional(Type.String({ pattern: "^[a-z][a-z0-9_-]*$", maxLength: 50 })),
  headline: Type.Optional(words(300)),
  is_online: Type.Optional(Type.Boolean()),
  is_clickable: Type.Optional(Type.Boolean()),
  in_menu: Type.Optional(Type.Boolean()),
  in_footer: Type.Optional(Type.Boolean()),
  meta_title: Type.Optional(words(200)),
  meta_description: Type.Optional(words(500)),
  og_title: Type.Optional(words(200)),
  og_description: Type.Optional(words(500)),
  og_image_id: Type.Optional(optionalReference),
  og_type: Type.Optional(Type.Enum(["website", "article"])),
});
type PageFields = Static<typeof fields>;

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

const flag = (column: typeof pages.isOnline) => ({
  schema: Type.Boolean(),
  condition: (value: string | number | boolean) => eq(column, value === true),
});

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
export const pagesResource = defineResource({
  name: "pages",
  singular: "page",
  table: pages,
  fields,
  search: [pages.title, pages.headline, pages.urls],
  sort: ["title", "is_online"],
  defaultSort: "title",
  filters: { is_online: flag(pages.isOnline) },
  async check(_transaction, record) {
    const { urls } = record as PageFields;
    // the home page is the home page in every language
    const isHalfHome = (urls.de === "") !== (urls.en === "");
    refuse({ urls: isHalfHome || isReserved(urls) ? "invalid" : undefined });
  },
  async store(transaction, _id, sent, before) {
    const { urls } = sent as Partial<PageFields>;
    if (!before || !urls) return;
    const { urls: old } = before as unknown as PageFields;
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
