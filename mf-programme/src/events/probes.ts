import type { EventTeaser } from "@festival/contracts/api/events";
import {
  listCastMembers,
  listEvents,
  listNames,
  listVenues,
} from "@festival/contracts/calls/programme";
import type { Locale, Localized } from "@festival/contracts/locales";
import type { FragmentContext } from "@festival/contracts/pageOwner";

interface Addressed {
  id: number;
  slug: Localized;
}

const addressOf = (found: Addressed | undefined, locale: Locale) =>
  found ? { slug: found.slug[locale], id: found.id } : null;

/** The first event that fits, a past one where there is no other. */
async function firstEvent(
  { api }: FragmentContext,
  fits: (event: EventTeaser) => boolean,
): Promise<EventTeaser | undefined> {
  for (const query of [undefined, { past: 1 }]) {
    const { results } = await api.get(listEvents, query);
    const found = results.find(fits);
    if (found) return found;
  }
  return undefined;
}

export async function probeEvent(context: FragmentContext) {
  return addressOf(await firstEvent(context, () => true), context.locale);
}

export async function probeBooklet(context: FragmentContext) {
  const event = await firstEvent(context, ({ has_booklet: hasBooklet }) => hasBooklet);
  return addressOf(event, context.locale);
}

export async function probeVenue({ api, locale }: FragmentContext) {
  const [first] = await api.get(listVenues);
  return addressOf(first, locale);
}

export async function probeArtist({ api, locale }: FragmentContext) {
  const [first] = await api.get(listCastMembers);
  return addressOf(first, locale);
}

async function firstName({ api, locale }: FragmentContext, kind: "works" | "composers") {
  const { results } = await api.get(listNames, { kind });
  return addressOf(results[0], locale);
}

export const probeWork = (context: FragmentContext) => firstName(context, "works");

export const probeComposer = (context: FragmentContext) => firstName(context, "composers");
