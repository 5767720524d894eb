import type { ContentPage } from "@festival/contracts/api/content";
import type { Locale } from "@festival/contracts/locales";
import type { PageRequest } from "@festival/contracts/pageOwner";
import { testRequest, type TestAnswers } from "@festival/shared-ui/owner/testRequest";

/** A published page, for tests. */
export function testContentPage(given: Partial<ContentPage> = {}): ContentPage {
  return {
    id: 7,
    urls: { de: "anfahrt", en: "getting-here" },
    content_type: "page",
    title: "Anfahrt",
    headline: "So kommen Sie zu uns",
    is_online: true,
    is_clickable: true,
    in_menu: true,
    in_footer: false,
    meta_title: "Anfahrt · Musikfest am Strom",
    meta_description: "Mit Bahn, Rad und Schiff.",
    og_title: "",
    og_description: "",
    og_image: null,
    og_type: "",
    modules: [],
    revision: 3,
    settings_url: null,
    ...given,
  };
}

/** What the shell asks of its own pages, whose addresses are their names. */
export const pageRequest = (
  answers: TestAnswers,
  params: Record<string, string> = {},
  locale: Locale = "de",
): PageRequest =>
  testRequest(`/${locale}`, answers, { route: { name: "page", params, query: {} } });
