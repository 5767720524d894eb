import type { EventDetail } from "@festival/contracts/api/events";
import type { Locale } from "@festival/contracts/locales";
import { artistHref, ensembleHref } from "./profileLinks.ts";

interface NamedPage {
  id: number;
  name: string;
  /** Null for whom visitors find no page. */
  href: string | null;
}

/** All who do the same thing, in the order of the programme. */
export interface CastGroup {
  /** Empty where their role is not known. */
  role: string;
  members: NamedPage[];
}

/** Who plays an event, ready to read. */
export interface CastData {
  ensembles: NamedPage[];
  groups: CastGroup[];
}

function castGroups(members: EventDetail["event_castmembers"], locale: Locale): CastGroup[] {
  const groups = new Map<string, CastGroup>();
  for (const member of members) {
    const { id, first_name, last_name, role } = member;
    const group = groups.get(role) ?? { role, members: [] };
    groups.set(role, group);
    const name = `${first_name} ${last_name}`.trim();
    group.members.push({
      id,
      name,
      href: member.has_page === false ? null : artistHref(member, locale),
    });
  }
  return [...groups.values()];
}

export function castOf(event: EventDetail, locale: Locale): CastData {
  return {
    ensembles: event.event_ensembles.map((ensemble) => ({
      id: ensemble.id,
      name: ensemble.name,
      href: ensemble.has_page === false ? null : ensembleHref(ensemble, locale),
    })),
    groups: castGroups(event.event_castmembers, locale),
  };
}
