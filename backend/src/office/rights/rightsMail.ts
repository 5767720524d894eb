import type { Locale } from "@festival/contracts/locales";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import { adminHref } from "@festival/contracts/staffPaths";
import { festivalZone } from "@festival/contracts/time/festivalTime";
import { text } from "../../platform/locales/texts.ts";
import type { MailParts } from "../../platform/mail/renderMail.ts";
import type { ResourceUse } from "../../platform/resources/resource.ts";
import { momentInWords } from "../../programme/events/dayInWords.ts";
import { daysAfter, noticeDays, type EndingPicture, type NoticeDays } from "./rights.repository.ts";

/** Pictures that one mail names, and uses of each; the list in the admin area has all. */
const mostPictures = 30;
const mostUses = 10;

const bySingular = new Map(resourceDescriptions.map((one) => [one.singular, one]));

interface Context {
  locale: Locale;
  siteUrl: string;
  now: Date;
  days: NoticeDays;
  uses: ReadonlyMap<number, readonly ResourceUse[]>;
}

const more = (all: number, named: number, locale: Locale) =>
  all > named ? [text(locale, "rightsMail.more", { count: all - named })] : [];

/** Where a picture is shown: what it is, its title, and where staff change it. */
function useInWords({ what, title }: ResourceUse, { locale, siteUrl }: Context): string {
  const [singular = "", id] = what.split(":");
  const resource = bySingular.get(singular);
  if (!resource) return `– ${title || what}`;
  const address = siteUrl + adminHref(resource.name, Number(id));
  return `– ${resource.labels.one[locale]}: ${title || `#${id}`}\n   ${address}`;
}

function pictureInWords({ id, name, rightsUntil }: EndingPicture, context: Context): string {
  const { locale, siteUrl } = context;
  const uses = context.uses.get(id) ?? [];
  const clock = { hasTime: true, timeZone: festivalZone };
  const until = momentInWords(rightsUntil, clock, locale);
  return [
    text(locale, "rightsMail.picture", { name: name || `#${id}`, until }),
    siteUrl + adminHref("images", id),
    text(locale, uses.length > 0 ? "rightsMail.uses" : "rightsMail.unused"),
    ...uses.slice(0, mostUses).map((use) => useInWords(use, context)),
    ...more(uses.length, mostUses, locale),
  ].join("\n");
}

/** One mail about all pictures whose rights end within so many days. */
export function rightsMail(pictures: readonly EndingPicture[], context: Context): MailParts {
  const { locale, siteUrl, now, days } = context;
  const filter = {
    rights_after: now.toISOString(),
    rights_before: daysAfter(now, noticeDays[0]).toISOString(),
  };
  return {
    title: text(locale, "rightsMail.title", { days }),
    paragraphs: [
      text(locale, "rightsMail.text"),
      ...pictures.slice(0, mostPictures).map((picture) => pictureInWords(picture, context)),
      ...more(pictures.length, mostPictures, locale),
    ],
    action: {
      label: text(locale, "rightsMail.action"),
      url: `${siteUrl}${adminHref("images")}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    },
    closing: text(locale, "rightsMail.closing"),
  };
}
