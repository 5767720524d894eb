import type { Image } from "@festival/contracts/api/common";
import type { EventTeaser } from "@festival/contracts/api/events";
import type { SectionOf } from "@festival/contracts/api/sections";
import type { TeamMemberTeaser } from "@festival/contracts/api/team";
import { largestId } from "@festival/contracts/fields/patterns";
import type { Locale } from "@festival/contracts/locales";
import type { Database } from "../../../platform/database/openDatabase.ts";
import type { StoredSection } from "../../../platform/database/schema/index.ts";
import { dependOn } from "../../../platform/plugins/cacheTags.ts";
import type { ReadEventTeasers } from "../../eventTeasers.ts";
import { getFileRows, type FileRow } from "../../../platform/media/files.repository.ts";
import { getImages } from "../../../platform/media/images.repository.ts";
import { getTeamMembers } from "../../team/team.repository.ts";
import { toTeamMember } from "../../team/team.routes.ts";
import { listShownSponsors } from "./shownSponsors.repository.ts";

type Sponsor = SectionOf<"sponsorlist">["sponsors"][number];

/** What sections refer to, in the reader's language, by id. What is not public is not here. */
export interface References {
  images: Map<number, Image>;
  files: Map<number, FileRow>;
  events: Map<number, EventTeaser>;
  teamMembers: Map<number, TeamMemberTeaser>;
  /** In the order of staff. */
  sponsors: Map<number, Sponsor>;
}

/** For whom sections are read, and how the events in them. */
export interface SectionReader {
  locale: Locale;
  now: Date;
  readEventTeasers: ReadEventTeasers;
}

/** Ids by the name of their field, such as "image_id". */
export type FoundIds = Map<string, Set<number>>;

const isId = (value: number) => Number.isInteger(value) && value > 0 && value <= largestId;

/** Collects the ids of what values refer to, those inside of lists too. What can be no id is refused elsewhere. */
export function collectIds(value: unknown, found: FoundIds, name = ""): FoundIds {
  if (Array.isArray(value)) for (const each of value) collectIds(each, found, name);
  else if (typeof value === "number" && isId(value) && /_ids?$/.test(name)) {
    const kind = name.replace(/s$/, "");
    found.set(kind, (found.get(kind) ?? new Set()).add(value));
  } else if (typeof value === "object" && value !== null) {
    for (const [key, each] of Object.entries(value)) collectIds(each, found, key);
  }
  return found;
}

/** Fields that name files. */
const fileFields = ["file_id", "captions_de_id", "captions_en_id"];

const listsAllSponsors = ({ model, settings }: StoredSection) =>
  model === "sponsorlist" &&
  !(Array.isArray(settings.sponsor_ids) && settings.sponsor_ids.length > 0);

/** Reads all that sections refer to, each kind in one go. */
export async function readReferences(
  database: Database,
  sections: readonly StoredSection[],
  { locale, now, readEventTeasers }: SectionReader,
): Promise<References> {
  const found: FoundIds = new Map();
  for (const { settings, texts } of sections) collectIds([settings, texts[locale]], found);
  const ids = (kind: string) => [...(found.get(kind) ?? [])];

  const eventIds = ids("event_id");
  // those that are not public, too
  dependOn(...eventIds.map((id) => `event:${id}`));
  const events = await readEventTeasers(database, eventIds, { locale, now });
  const teamMembers = await getTeamMembers(database, ids("team_member_id"));
  const sponsorIds = sections.some(listsAllSponsors) ? "all" : ids("sponsor_id");
  const sponsors = await listShownSponsors(database, sponsorIds);
  const pictures = [...teamMembers, ...sponsors].map(({ imageId }) => imageId);
  const images = await getImages(database, [...ids("image_id"), ...pictures], locale);
  const files = await getFileRows(database, fileFields.flatMap(ids));
  const image = (id: number | null) => images.get(id ?? 0) ?? null;
  return {
    images,
    files: new Map(files.map((file) => [file.id, file])),
    events: new Map(events.map(({ teaser }) => [teaser.id, teaser])),
    teamMembers: new Map(
      teamMembers
        .filter(({ isOnline }) => isOnline)
        .map((row) => {
          const { biography: _, ...teaser } = toTeamMember(row, locale, images);
          return [row.id, teaser];
        }),
    ),
    sponsors: new Map(
      sponsors.map(({ id, name, url, imageId }) => [
        id,
        { id, name, url, image_obj: image(imageId) },
      ]),
    ),
  };
}
