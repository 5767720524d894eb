import type { Screens } from "@festival/shared-ui/owner";

/** The component of each screen; in the browser each is fetched with its first page. */
export const screens: Screens = {
  magazine: async () =>
    (
      await import(
        /* webpackChunkName: "screen-magazine" */ "./pages/MagazinePage/MagazinePage.tsx"
      )
    ).MagazinePage,
  magazineTags: async () =>
    (
      await import(
        /* webpackChunkName: "screen-magazineTags" */ "./pages/TagListPage/TagListPage.tsx"
      )
    ).TagListPage,
  magazineTag: async () =>
    (await import(/* webpackChunkName: "screen-magazineTag" */ "./pages/TagPage/TagPage.tsx"))
      .TagPage,
  article: async () =>
    (await import(/* webpackChunkName: "screen-article" */ "./pages/ArticlePage/ArticlePage.tsx"))
      .ArticlePage,
};
