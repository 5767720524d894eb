import type { EditablePage } from "@festival/contracts/editing";
import type { Page } from "@festival/contracts/pageOwner";
import { articles } from "@festival/contracts/resources/magazine/articles";
import { tags } from "@festival/contracts/resources/magazine/magazine";
import { defineFace, headFields, recordFields, sectionsPlace } from "@festival/shared-ui/editing";
import byline from "./components/Byline/Byline.module.css?locals";
import article from "./pages/ArticlePage/ArticlePage.module.css?locals";
import type { ArticlePageData } from "./pages/ArticlePage/articleData.ts";

function articlePlaces({ route, data }: Page<ArticlePageData>): EditablePage {
  const id = Number(route.params.id);
  const owner = { type: "article", id } as const;
  const lead = `.${article.lead}`;
  return {
    sections: [sectionsPlace(owner, "sections")],
    fields: [
      ...headFields(owner, articles, {
        pretitle: [data.kind ? `.${article.kind}` : "h1", "kind"],
        title: ["h1", "title"],
        teaser: [data.teaser ? `.${article.teaser}` : lead, "teaser"],
        image_id: [
          data.image ? `.${article.figure} > .${article.picture}` : `.${article.head}`,
          "image",
        ],
        author_ids: [`${lead} > .${byline.byline}`],
        tag_ids: [data.tags.length > 0 ? `.${article.tags}` : `.${article.foot}`],
      }),
      ...recordFields(articles, id, { published_at: [`${lead} time`] }),
    ],
    admin: { resource: articles.name, id },
  };
}

function tagPlaces({ route }: Page): EditablePage {
  const id = Number(route.params.id);
  return {
    sections: [],
    fields: recordFields(tags, id, { name: ["h1", "name"] }),
    admin: { resource: tags.name, id },
  };
}

/** What of the magazine can be edited in the page. */
export const face = defineFace({ article: articlePlaces, magazineTag: tagPlaces });
