import { requiredFacts, type SiteGap } from "@festival/contracts/privacy/siteState";
import { legalPages, type LegalPage } from "@festival/contracts/privacy/legalPages";
import { locales, type Locale } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { getSettings } from "../../platform/settings/settings.repository.ts";
import { getPageByPath } from "../content/pages/pages.repository.ts";
import { readSections } from "../content/sections/sections.ts";

/** As the demo season and templates of such pages begin. */
const sampleText = /\b(?:Mustertext|Sample content)\b/i;

async function gapOfPage(
  app: FastifyInstance,
  name: LegalPage,
  locale: Locale,
): Promise<SiteGap | undefined> {
  const page = await getPageByPath(app.database, locale, legalPages[name][locale]);
  if (!page?.isOnline) return { kind: "missing", page: name, locale };
  dependOn(`page:${page.id}`);
  const owner = { ownerType: "page", ownerId: page.id } as const;
  const sections = await readSections(app, owner, locale);
  if (sections.length === 0) return { kind: "missing", page: name, locale };
  return sampleText.test(JSON.stringify(sections))
    ? { kind: "sample", page: name, locale }
    : undefined;
}

/** What stands against going live, as visitors see the site. */
export async function findGaps(app: FastifyInstance): Promise<SiteGap[]> {
  dependOn("pages");
  const { provider } = await getSettings(app.database);
  const facts = requiredFacts
    .filter((field) => provider[field] === "")
    .map((field): SiteGap => ({ kind: "provider", field }));
  const pages = (Object.keys(legalPages) as LegalPage[]).flatMap((name) =>
    locales.map((locale) => gapOfPage(app, name, locale)),
  );
  return [...facts, ...(await Promise.all(pages)).filter((gap) => gap !== undefined)];
}

/** A gap for logs. @example gapInWords({ kind: "provider", field: "name" }) => "provider: name is empty" */
export function gapInWords(gap: SiteGap): string {
  if (gap.kind === "provider") return `provider: ${gap.field} is empty`;
  const problem = gap.kind === "missing" ? "is missing" : "holds sample text";
  return `page ${gap.page} (${gap.locale}): ${problem}`;
}
