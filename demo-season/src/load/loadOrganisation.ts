import { localize } from "@festival/contracts/locales";
import {
  alerts,
  downloadCategories,
  downloadDirectories,
  pressImages,
  settings,
  teamMembers,
} from "@festival/backend/platform/database/schema/index";
import { slugify } from "@festival/contracts/slug";
import type { DemoPressCategory } from "../season/types.ts";
import { berlin, inBatches, type DemoContext } from "./demoContext.ts";
import { idOf } from "./keys.ts";

async function loadTeam({ tx, season, ids, image, rich }: DemoContext): Promise<void> {
  await inBatches(
    season.team.map((member, position) => ({
      id: idOf(ids.team, member.key),
      firstName: member.firstName,
      lastName: member.lastName,
      slug: member.slug,
      role: member.role,
      department: member.department,
      email: member.email,
      phone: member.phone,
      biography: rich(member.biography),
      imageId: image(member.artwork),
      position,
    })),
    (rows) => tx.insert(teamMembers).values(rows),
  );
}

async function loadAlerts({ tx, season, link }: DemoContext): Promise<void> {
  await inBatches(
    season.alerts.map(({ startsAt, endsAt, link: target, ...alert }, position) => ({
      ...alert,
      link: link(target),
      startsAt: startsAt ? berlin(startsAt) : null,
      endsAt: endsAt ? berlin(endsAt) : null,
      position,
    })),
    (rows) => tx.insert(alerts).values(rows),
  );
}

type PressPicture = DemoPressCategory["directories"][number]["images"][number];

/** Those that a press picture may show, and the key of the one it does. */
function shownBy({ of }: PressPicture, season: DemoContext["season"]) {
  if ("event" in of) return [season.events, of.event] as const;
  if ("artist" in of) return [season.artists, of.artist] as const;
  return [season.venues, of.venue] as const;
}

/** The picture that the season shows of an event, an artist or a venue. */
function pictureOf(picture: PressPicture, { season, image }: DemoContext): number {
  const [list, key] = shownBy(picture, season);
  const found = list.find((one) => one.key === key);
  const id = image(found?.artwork ?? null);
  if (id === null) throw new Error(`The demo season has no picture of "${key}".`);
  return id;
}

async function loadPress(context: DemoContext): Promise<void> {
  const { tx, season } = context;
  for (const [place, { title, directories }] of season.press.entries()) {
    const slug = localize((locale) => slugify(title[locale], "presse"));
    const [category] = await tx
      .insert(downloadCategories)
      .values({ title, slug, position: place })
      .returning({ id: downloadCategories.id });
    if (!category) continue;
    for (const [position, { images, ...directory }] of directories.entries()) {
      const [row] = await tx
        .insert(downloadDirectories)
        .values({ ...directory, categoryId: category.id, position })
        .returning({ id: downloadDirectories.id });
      if (!row) continue;
      const pictures = images.map((picture, at) => ({
        directoryId: row.id,
        imageId: pictureOf(picture, context),
        title: picture.title,
        creditLine: season.season.title.de,
        position: at,
      }));
      await inBatches(pictures, (some) => tx.insert(pressImages).values(some));
    }
  }
}

/** The festival behind the programme: its team, press pictures, messages and settings. */
export async function loadOrganisation(context: DemoContext): Promise<void> {
  await loadTeam(context);
  await loadAlerts(context);
  await loadPress(context);
  await context.tx.insert(settings).values({ values: context.season.settings });
}
