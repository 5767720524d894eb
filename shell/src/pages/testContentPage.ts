import type { ContentPage } from "@festival/contracts/api/content";
import type { Locale } from "@festival/contracts/locales";
import type { PageRequest } from "@festival/contracts/pageOwner";
import { ApiError } from "@festival/contracts/errors";

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

/** A request whose backend knows the given answers by path; an error is thrown, others are missing. */
export function testRequest(
  answers: Record<string, unknown>,
  params: Record<string, string> = {},
  locale: Locale = "de",
): PageRequest {
  return {
    url: `/${locale}`,
    locale,
    route: { name: "page", params, query: {} },
    audience: "visitor",
    layout: "default",
    now: "2025-08-20T08:00:00.000Z",
    api: {
      get: async <T>(path: string): Promise<T> => {
        const answer = answers[path];
        if (answer instanceof Error) throw answer;
        if (answer === undefined) throw new ApiError("not_found");
        return answer as T;
      },
      post: async () => {
        throw new ApiError("not_found");
      },
    },
  };
}
