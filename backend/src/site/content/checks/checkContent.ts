import type { Check, CheckCode } from "@festival/contracts/api/editing/checks";
import { locales } from "@festival/contracts/locales";
import { staleSince } from "@festival/contracts/sections/twins";
import { rightsNoticeDays } from "../../../platform/media/rights.ts";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { SectionRevisions } from "../changes/fieldRevisions.ts";
import type { OwnerKey } from "../pages/owners.repository.ts";
import type { StoredContent } from "../publishing/snapshots.repository.ts";
import { referencesIn, type Reference } from "../references/contentReferences.ts";
import { targetName } from "../references/linkTargets.ts";
import {
  listEndingRights,
  listPicturesWithoutWords,
  readTargetStates,
  type TargetState,
} from "../references/targetStates.repository.ts";
import { isBlank } from "../sections/missing.ts";
import { listForeignTitles } from "./foreignTitles.repository.ts";
import { requiredFindings } from "./requiredFindings.ts";
import { structureFindings, warn } from "./structureFindings.ts";
import { wordFindings } from "./wordFindings.ts";

/** What a state means where a link leads there, and where a record is shown. */
const codes: Partial<Record<TargetState, { link: CheckCode; record: CheckCode }>> = {
  gone: { link: "link_broken", record: "record_gone" },
  offline: { link: "link_offline", record: "record_offline" },
  redirected: { link: "link_redirected", record: "record_gone" },
  cancelled: { link: "event_cancelled", record: "event_cancelled" },
  past: { link: "event_past", record: "event_past" },
};

function referenceFinding(
  reference: Reference,
  state: TargetState | undefined,
  hasHead: boolean,
): Check[] {
  const { section, locale, field, isLink, target } = reference;
  const code = state && codes[state]?.[isLink ? "link" : "record"];
  if (!code) return [];
  // the database refuses a head that names what is gone; a section without it is left out
  const isStop = code === "link_broken" || (code === "record_gone" && section === null && hasHead);
  const finding = warn(code, { section, locale, field, target: targetName(target) });
  return [isStop ? { ...finding, severity: "stop" } : finding];
}

const day = 24 * 60 * 60 * 1000;

/** Pictures whose rights have ended, or soon will. */
async function rightsFindings(
  database: Database,
  references: readonly Reference[],
  now: Date,
): Promise<Check[]> {
  const pictures = references.filter(({ isLink, target }) => !isLink && target.kind === "image");
  const ids = pictures.map(({ target }) => Number(target.key));
  const ending = await listEndingRights(
    database,
    ids,
    new Date(now.getTime() + rightsNoticeDays * day),
  );
  return pictures.flatMap(({ section, locale, field, target }) => {
    const until = ending.get(Number(target.key));
    if (!until) return [];
    const code = until <= now ? "rights_ended" : "rights_ending";
    return [warn(code, { section, locale, field, target: targetName(target) })];
  });
}

/** Pictures without words, unless the section itself has some. */
async function pictureFindings(
  database: Database,
  { sections }: StoredContent,
  references: readonly Reference[],
): Promise<Check[]> {
  const pictures = references.filter(
    // that of a preview stands on other sites, with the words of the page
    ({ isLink, field, target }) => !isLink && target.kind === "image" && field !== "og_image_id",
  );
  const ids = pictures.map(({ target }) => Number(target.key));
  const silent = await listPicturesWithoutWords(database, ids);
  const byId = new Map(sections.map((each) => [each.id, each]));
  return pictures.flatMap(({ section, field, target }) =>
    locales.flatMap((locale): Check[] => {
      const own = byId.get(section ?? 0)?.texts[locale].alias;
      if (!silent.get(Number(target.key))?.[locale] || !isBlank(own)) return [];
      const place = { section, locale, field, target: targetName(target) };
      return [{ ...warn("alt", place), severity: "stop" }];
    }),
  );
}

/** Words that are older than those of the other language. */
export function staleFindings(section: number | null, revisions: SectionRevisions): Check[] {
  return locales.flatMap((locale) =>
    staleSince(revisions, locale).map((field) => warn("stale", { section, locale, field })),
  );
}

/** Findings in content before it is published; those that refuse it come first. */
export async function checkContent(
  database: Database,
  owner: Pick<OwnerKey, "ownerType">,
  content: StoredContent,
  now: Date,
): Promise<Check[]> {
  const references = referencesIn(owner, content);
  const targets = references.map(({ target }) => target);
  const states = await readTargetStates(database, targets, now);
  const found = [
    ...requiredFindings(owner, content),
    ...references.flatMap((each) =>
      referenceFinding(each, states.get(targetName(each.target)), content.head !== null),
    ),
    ...(await pictureFindings(database, content, references)),
    ...(await rightsFindings(database, references, now)),
    ...structureFindings(content.sections),
    ...wordFindings(content.sections, await listForeignTitles(database)),
  ];
  const stops = found.filter(({ severity }) => severity === "stop");
  return [...stops, ...found.filter(({ severity }) => severity === "warn")];
}
