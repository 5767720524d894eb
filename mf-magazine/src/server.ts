import { listArticles, listTags } from "@festival/contracts/calls/magazine";
import { href } from "@festival/contracts/routes";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { articleHref } from "./articles/articleHref.ts";
import { tagsToRead } from "./articles/tags.ts";
import { articleTeasersServerFragment } from "./fragments/articleTeasers/serverFragment.ts";
import { loadArticlePage } from "./pages/ArticlePage/loadArticlePage.ts";
import { loadMagazinePage } from "./pages/MagazinePage/loadMagazinePage.ts";
import { loadTagListPage } from "./pages/TagListPage/loadTagListPage.ts";
import { loadTagPage } from "./pages/TagPage/loadTagPage.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** Server face of mf-magazine. */
export const owner = createServerOwner({
  screens,
  texts,
  pages: {
    magazine: { load: loadMagazinePage },
    magazineTags: { load: loadTagListPage },
    magazineTag: { load: loadTagPage },
    article: { load: loadArticlePage },
  },
  fragments: { articleTeasers: articleTeasersServerFragment },
  probes: async ({ api, locale }) => {
    const { results } = await api.get(listArticles);
    const articles = results.slice(0, 1).map((article) => articleHref(article, locale));
    const tags = tagsToRead(await api.get(listTags), locale).slice(0, 1);
    return [
      href("magazine", locale),
      href("magazineTags", locale),
      ...tags.map((tag) => tag.href),
      ...articles,
    ];
  },
});
