import type { Section } from "@festival/contracts/api/content";
import type { FormRef } from "@festival/contracts/api/forms";
import { listForms } from "@festival/contracts/calls/forms";
import {
  getLegalFacts,
  getPage,
  getSettings,
  listPictureCredits,
} from "@festival/contracts/calls/site";
import { accessibilityPage, creditsPage, legalPages } from "@festival/contracts/privacy/legalPages";
import type { Locale } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { formFragments } from "@festival/shared-ui/formPlaces";
import { accessibilityTables } from "../../privacy/accessibilityTables.ts";
import { creditsTable } from "../../privacy/creditsTable.ts";
import { deviceTables } from "../../privacy/deviceTables.ts";
import type { FactTable } from "../../privacy/factTable.ts";
import { periodTable } from "../../privacy/periodTable.ts";
import { privacyTexts } from "../../privacy/privacyTexts.ts";
import { providerTable } from "../../privacy/providerTable.ts";
import { siteNameIn } from "../../siteName.ts";
import { contentAlternates, contentHead } from "../contentHead.ts";
import { type Opening, openingOf } from "./openingOf.ts";
import { pageVariants, textLanguage } from "../variants/pageVariants.ts";

export interface ContentData {
  id: number;
  headline: string;
  /** BCP 47, where it is not the document's: that of a page in easy language. */
  language?: string;
  /** Null but for pages that list events. */
  opening: Opening | null;
  sections: Section[];
  /** On pages that the law asks for: what settings and the site's own registries hold, below what staff wrote. */
  facts: readonly PageFacts[];
}

export interface PageFacts {
  title: string;
  tables: readonly FactTable[];
}

/** A generic page by its path, which may have the form of an ensemble's address. */
export async function loadContentPage({
  api,
  locale,
  route: { params },
}: PageRequest): Promise<LoadedPage<ContentData>> {
  const path = params.path ?? `${params.slug ?? ""}/${params.ensembleId ?? ""}`;
  const [page, settings] = await Promise.all([
    api.get(getPage, { "*": path }),
    api.optional(getSettings),
  ]);
  const language = textLanguage(page, locale);
  return {
    kind: "page",
    data: {
      id: page.id,
      headline: page.headline || page.title,
      ...(language && { language }),
      opening: openingOf(page, locale),
      sections: withEventDates(page.modules, locale),
      facts: await factsOf(path, locale, api),
    },
    head: contentHead(page, siteNameIn(settings, locale)),
    alternates: contentAlternates(page.urls),
    variants: pageVariants(page, locale),
    fragments: formFragments(page.modules),
  };
}

/** What the site itself knows that a page which the law asks for must say. */
async function factsOf(
  path: string,
  locale: Locale,
  api: PageRequest["api"],
): Promise<readonly PageFacts[]> {
  const t = privacyTexts(locale);
  switch (path) {
    case legalPages.privacy[locale]:
      return privacyFacts(locale, await api.get(listForms));
    case legalPages.imprint[locale]: {
      const table = providerTable(await api.get(getLegalFacts), locale);
      return table.rows.length > 0 ? [{ title: t("provider.heading"), tables: [table] }] : [];
    }
    case accessibilityPage[locale]: {
      const tables = accessibilityTables(await api.get(getLegalFacts), locale);
      return tables.length > 0 ? [{ title: t("accessibility.heading"), tables }] : [];
    }
    case creditsPage[locale]: {
      const table = creditsTable(await api.get(listPictureCredits), locale);
      return table.rows.length > 0 ? [{ title: t("credits.heading"), tables: [table] }] : [];
    }
    default:
      return [];
  }
}

function privacyFacts(locale: Locale, forms: readonly FormRef[]): PageFacts[] {
  const t = privacyTexts(locale);
  return [
    { title: t("device.title"), tables: deviceTables(locale, ["necessary", "asked", "staff"]) },
    { title: t("period.heading"), tables: [periodTable(locale, forms)] },
  ];
}
