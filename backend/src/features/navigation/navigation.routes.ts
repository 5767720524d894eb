import { Navigation, type NavigationEntry } from "@festival/contracts/api/content";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { listNavigationEntries } from "./navigation.repository.ts";

/** Menus and footer links, two levels of them. */
export const navigationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/nav", { schema: { response: { 200: Navigation } } }, async ({ locale }) => {
    const rows = await listNavigationEntries(app.database);
    const below = (parentId: number | null, area: string): NavigationEntry[] =>
      rows
        .filter((row) => row.parentId === parentId && row.area === area)
        .map((row) => ({
          title: row.title[locale],
          url: row.url[locale] || null,
          children: parentId === null ? below(row.id, area) : [],
        }));
    return {
      menu: below(null, "menu"),
      submenu: below(null, "submenu"),
      footer: below(null, "footer"),
    };
  });
};
