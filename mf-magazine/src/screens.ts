import { screen, type ScreensOf } from "@festival/shared-ui/owner";
import { probeArticle, probeTag } from "./articles/probes.ts";
import { loadArticlePage } from "./pages/ArticlePage/loadArticlePage.ts";
import { loadMagazinePage } from "./pages/MagazinePage/loadMagazinePage.ts";
import { loadTagListPage } from "./pages/TagListPage/loadTagListPage.ts";
import { loadTagPage } from "./pages/TagPage/loadTagPage.ts";

/** The screens of mf-magazine: what loads each on the server, and what shows it. */
export const screens: ScreensOf<"mf-magazine"> = {
  magazine: screen({
    server: ON_SERVER && { load: loadMagazinePage },
    Screen: async () => (await import("./pages/MagazinePage/MagazinePage.tsx")).MagazinePage,
  }),
  magazineTags: screen({
    server: ON_SERVER && { load: loadTagListPage },
    Screen: async () => (await import("./pages/TagListPage/TagListPage.tsx")).TagListPage,
  }),
  magazineTag: screen({
    server: ON_SERVER && { load: loadTagPage, probe: probeTag },
    Screen: async () => (await import("./pages/TagPage/TagPage.tsx")).TagPage,
  }),
  article: screen({
    server: ON_SERVER && { load: loadArticlePage, probe: probeArticle },
    Screen: async () => (await import("./pages/ArticlePage/ArticlePage.tsx")).ArticlePage,
  }),
};
