import type { Composer, Work } from "@festival/contracts/api/programme/works";
import type { Locale } from "@festival/contracts/locales";
import { otherLanguage } from "../../platform/locales/otherLanguage.ts";
import { sameAs } from "@festival/contracts/programme/authorities";
import { composerSlug, slugsOf, workSlug } from "@festival/contracts/programme/workSlugs";
import type { ComposerRecord, WorkRecord } from "./works.repository.ts";

/** More ways to play a work than these tell nothing more. */
const mostDetails = 12;

function addressed({ id, name, years }: ComposerRecord["composer"], locale: Locale) {
  return { id, name: name[locale], slug: slugsOf(name, composerSlug), years: years[locale] };
}

function durationOf({ performances }: WorkRecord): Work["duration"] {
  const minutes = performances.flatMap((performance) => performance.minutes ?? []);
  if (minutes.length === 0) return null;
  return { shortest: Math.min(...minutes), longest: Math.max(...minutes) };
}

export function toWork(record: WorkRecord, locale: Locale): Work {
  const { work, composer, performances, told } = record;
  const details = performances.map(({ detail }) => detail[locale].trim()).filter(Boolean);
  return {
    id: work.id,
    title: work.title[locale],
    title_language: otherLanguage(work.titleLanguage, locale),
    slug: slugsOf(work.title, workSlug),
    catalogue: work.catalogue,
    musical_key: work.musicalKey[locale],
    composer_obj: composer && addressed(composer, locale),
    duration: durationOf(record),
    details: [...new Set(details)].slice(0, mostDetails),
    booklet_event_objs: told.map(({ id, slug, title, titleLanguage }) => ({
      id,
      slug,
      title: title[locale],
      title_language: otherLanguage(titleLanguage, locale),
    })),
    same_as: sameAs(work, "work"),
  };
}

export function toComposer({ composer, works }: ComposerRecord, locale: Locale): Composer {
  // symphony no. 10 after no. 9, which the database's order does not know
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return {
    ...addressed(composer, locale),
    work_objs: works
      .map(({ id, title, titleLanguage, eventCount }) => ({
        id,
        title: title[locale],
        title_language: otherLanguage(titleLanguage, locale),
        slug: slugsOf(title, workSlug),
        event_count: eventCount,
      }))
      .toSorted((a, b) => compare(a.title, b.title)),
    same_as: sameAs(composer, "artist"),
  };
}
