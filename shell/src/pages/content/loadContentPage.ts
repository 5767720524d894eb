import type { Section } from "@festival/contracts/api/content";
import type { FormRef } from "@festival/contracts/api/forms";
import { listForms } from "@festival/contracts/calls/forms";
import { getPage } from "@festival/contracts/calls/site";
import { isPrivacyPath } from "@festival/contracts/privacy/legalPages";
import { href } from "@festival/contracts/routes";
import type { Locale } from "@festival/contracts/locales";
import type { LoadedPage, PageRequest } from "@festival/contracts/pageOwner";
import { withEventDates } from "@festival/shared-ui/eventDates";
import { formFragments } from "@festival/shared-ui/formPlaces";
import { deviceTables } from "../../privacy/deviceTables.ts";
import type { FactTable } from "../../privacy/factTable.ts";
import { periodTable } from "../../privacy/periodTable.ts";
import { privacyTexts } from "../../privacy/privacyTexts.ts";
import { contentAlternates, contentHead } from "../contentHead.ts";

export interface ContentData {
  id: number;
  headline: string;
  sections: Section[];
  /** On the privacy page alone: what the site's own registries hold, below what staff wrote. */
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
  const page = await api.get(getPage, { "*": path });
  const tellsPrivacy = isPrivacyPath(href("page", locale, { path }));
  return {
    kind: "page",
    data: {
      id: page.id,
      headline: page.headline || page.title,
      sections: withEventDates(page.modules, locale),
      facts: tellsPrivacy ? privacyFacts(locale, await api.get(listForms)) : [],
    },
    head: contentHead(page),
    alternates: contentAlternates(page.urls),
    fragments: formFragments(page.modules),
  };
}

function privacyFacts(locale: Locale, forms: readonly FormRef[]): PageFacts[] {
  const t = privacyTexts(locale);
  return [
    { title: t("device.title"), tables: deviceTables(locale, ["necessary", "asked", "staff"]) },
    { title: t("period.heading"), tables: [periodTable(locale, forms)] },
  ];
}
