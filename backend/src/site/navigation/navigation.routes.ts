import { Navigation, type NavigationEntry } from "@festival/contracts/api/content";
import * as calls from "@festival/contracts/calls/site";
import type { Locale } from "@festival/contracts/locales";
import { href } from "@festival/contracts/routes";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../platform/calls/handle.ts";
import { getSettings } from "../../platform/settings/settings.repository.ts";
import { withContractLinks } from "./contractLinks.ts";
import {
  listNavigationEntries,
  listNavigationPages,
  type EntryRow,
  type NavigationArea,
  type NavigationPage,
} from "./navigation.repository.ts";

/** Where a page stands; null where it is no place to go to, only a word above others. */
function pageUrl({ urls, isClickable }: NavigationPage, locale: Locale): string | null {
  if (!isClickable) return null;
  const path = urls[locale];
  return path === "" ? href("home", locale) : href("page", locale, { path });
}

/** The areas for which a page itself can ask. */
const isFlagged: Record<NavigationArea, (page: NavigationPage) => boolean> = {
  menu: ({ inMenu }) => inMenu,
  submenu: () => false,
  footer: ({ inFooter }) => inFooter,
};

/**
 * An area's entries in one language. A page that is offline takes its entry away; a page that is flagged
 * for the area and to which no entry leads comes last.
 */
function toEntries(
  area: NavigationArea,
  rows: readonly EntryRow[],
  pages: readonly NavigationPage[],
  locale: Locale,
): NavigationEntry[] {
  const inArea = rows.filter((row) => row.area === area);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const named = new Set(inArea.map(({ pageId }) => pageId));
  const below = (parentId: number | null): NavigationEntry[] =>
    inArea
      .filter((row) => row.parentId === parentId && row.isOnline)
      .flatMap((row) => {
        const page = row.pageId === null ? undefined : byId.get(row.pageId);
        if (page && !page.isOnline) return [];
        return [
          {
            title: row.title[locale],
            url: page ? pageUrl(page, locale) : row.url[locale] || null,
            children: parentId === null ? below(row.id) : [],
          },
        ];
      });
  // an entry may lead to a page without naming it
  const addresses = new Set(inArea.map(({ url }) => url[locale]));
  const flagged = pages.filter(
    (page) =>
      page.isOnline &&
      isFlagged[area](page) &&
      !named.has(page.id) &&
      !addresses.has(pageUrl(page, locale)),
  );
  return [
    ...below(null),
    ...flagged.map((page) => ({
      title: page.title[locale],
      url: pageUrl(page, locale),
      children: [],
    })),
  ];
}

/** Menus and footer links, two levels of them. */
export const navigationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getNavigation,
    {
      schema: { tags: ["site"], summary: "Menus and footer links", response: { 200: Navigation } },
    },
    async ({ locale }) => {
      const rows = await listNavigationEntries(app.database);
      const pages = await listNavigationPages(app.database, rows);
      const { contract_links: contractLinks } = await getSettings(app.database);
      return {
        menu: toEntries("menu", rows, pages, locale),
        submenu: toEntries("submenu", rows, pages, locale),
        footer: withContractLinks(toEntries("footer", rows, pages, locale), contractLinks, locale),
      };
    },
  );
};
