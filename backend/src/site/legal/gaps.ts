import { requiredFacts, type SiteGap } from "@festival/contracts/privacy/siteState";
import { legalPages, type LegalPage } from "@festival/contracts/privacy/legalPages";
import { ageOn } from "@festival/contracts/time/age";
import { festivalDay } from "@festival/contracts/time/festivalTime";
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
  // the imprint is drawn from the provider's facts, which `findGaps` checks itself
  if (sections.length === 0 && name !== "imprint") return { kind: "missing", page: name, locale };
  return sampleText.test(JSON.stringify(sections))
    ? { kind: "sample", page: name, locale }
    : undefined;
}

/** Whether a gap keeps the site from going live; an old statement does not. */
export const keepsOffline = ({ kind }: SiteGap): boolean => kind !== "statement";

/** A statement on accessibility has to be checked each year. */
function oldStatement(checkedOn: string, today: string): SiteGap[] {
  const isOld = checkedOn !== "" && ageOn(checkedOn, today) >= 1;
  return isOld ? [{ kind: "statement", checked_on: checkedOn }] : [];
}

/** What the site lacks before it can go live, as visitors see it, and a statement on accessibility that is too old. */
export async function findGaps(app: FastifyInstance): Promise<SiteGap[]> {
  dependOn("pages");
  const { provider, accessibility } = await getSettings(app.database);
  const facts = requiredFacts
    .filter((field) => provider[field] === "")
    .map((field): SiteGap => ({ kind: "provider", field }));
  const pages = (Object.keys(legalPages) as LegalPage[]).flatMap((name) =>
    locales.map((locale) => gapOfPage(app, name, locale)),
  );
  return [
    ...facts,
    ...(await Promise.all(pages)).filter((gap) => gap !== undefined),
    ...oldStatement(accessibility.checked_on, festivalDay(app.clock.now())),
  ];
}

/** A gap for logs. @example gapInWords({ kind: "provider", field: "name" }) => "provider: name is empty" */
export function gapInWords(gap: SiteGap): string {
  if (gap.kind === "provider") return `provider: ${gap.field} is empty`;
  if (gap.kind === "statement") return `accessibility: last checked on ${gap.checked_on}`;
  const problem = gap.kind === "missing" ? "is missing" : "holds sample text";
  return `page ${gap.page} (${gap.locale}): ${problem}`;
}
