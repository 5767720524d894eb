import type { EventTeaser } from "@festival/contracts/api/events";
import type {
  ArticleDetail,
  ArticleListPage,
  ArticleTeaser,
  ListedTag,
} from "@festival/contracts/api/magazine";
import { href } from "@festival/contracts/routes";
import { eventTeaser } from "@festival/shared-ui/owner/testEvent";
import { articleCard } from "../articles/articleCardData.ts";
import type { ArticleListData } from "../articles/articleListData.ts";

/** An article as lists have it; `given` says what the test is about. */
export function testTeaser(given: Partial<ArticleTeaser> = {}): ArticleTeaser {
  const id = given.id ?? 7;
  return {
    id,
    slug: { de: `pause-${id}`, en: `silence-${id}` },
    pretitle: "Gespräch",
    title: `Wie probt man eine Pause? ${id}`,
    teaser: "Über den schwersten Takt.",
    author: "Jana Berg",
    authors: [{ id: 4, name: "Jana Berg" }],
    published_at: "2025-08-01T22:30:00.000Z",
    reading_minutes: 6,
    category: { id: 1, category: "Werkstatt" },
    tags: [{ id: 2, name: "Orchester", slug: { de: "orchester", en: "orchestra" } }],
    image_obj: {
      id: 3,
      alias: "Blaue Kurven auf Rosa",
      description: "",
      copyright: "Musikfest am Strom",
      width: 1800,
      height: 1200,
      path: "/media/images/3-a1",
      color: "#e9c0ca",
    },
    thumbs: null,
    ...given,
  };
}

export function testArticle(given: Partial<ArticleDetail> = {}): ArticleDetail {
  return {
    ...testTeaser(given),
    meta_title: "",
    meta_description: "",
    og_title: "",
    og_description: "",
    og_image: null,
    og_type: "article",
    og_image_thumbs: null,
    is_online: true,
    updated_at: "2025-08-05T10:00:00.000Z",
    modules: [],
    event_objs: [],
    readings: [],
    revision: 1,
    settings_url: null,
    ...given,
  };
}

export function testList(given: Partial<ArticleListPage> = {}): ArticleListPage {
  return { count: 1, next: null, previous: null, results: [testTeaser()], ...given };
}

/** A concert as articles name it. */
export const testEvent = (given: Partial<EventTeaser> = {}): EventTeaser =>
  eventTeaser({
    id: 3,
    slug: { de: "eroica", en: "eroica" },
    date_and_time: "2025-08-28T17:30:00.000Z",
    ends_at: null,
    title: "Eroica",
    venue_obj: null,
    ...given,
  });

/** A topic as the list of all has it. */
export function testTag(given: Partial<ListedTag> & Pick<ListedTag, "id">): ListedTag {
  const { id } = given;
  return {
    name: `Thema ${id}`,
    slug: { de: `thema-${id}`, en: `topic-${id}` },
    article_count: 1,
    ...given,
  };
}

/** A page of a list as screens get it. */
export function testListData(
  ids: readonly number[],
  given: Partial<ArticleListData> = {},
): ArticleListData {
  const { page = 1, pages = page } = given;
  return {
    tag: null,
    count: ids.length,
    articles: ids.map((id) => articleCard(testTeaser({ id }), "de")),
    page,
    pages,
    pageHrefs: Array.from({ length: pages }, (_, index) =>
      href("magazine", "de", {}, { page: index > 0 ? index + 1 : undefined }),
    ),
    ...given,
  };
}
