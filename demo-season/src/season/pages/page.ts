import type { Localized } from "@festival/contracts/locales";
import type { ArtworkSpec } from "../../artwork/spec.ts";
import type { DemoPage, DemoSection } from "../types.ts";

interface PageDraft {
  key: string;
  urls: Localized;
  title: Localized;
  headline?: Localized;
  description: Localized;
  in?: "menu" | "footer";
  artwork?: ArtworkSpec;
  sections: DemoSection[];
}

/** Completes a draft to a page. */
export function page(draft: PageDraft): DemoPage {
  const festival = "Musikfest am Strom";
  return {
    key: draft.key,
    urls: draft.urls,
    title: draft.title,
    headline: draft.headline ?? draft.title,
    metaTitle: { de: `${draft.title.de} · ${festival}`, en: `${draft.title.en} · ${festival}` },
    metaDescription: draft.description,
    inMenu: draft.in === "menu",
    inFooter: draft.in === "footer",
    artwork: draft.artwork,
    sections: draft.sections,
  };
}
