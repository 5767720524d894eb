import {
  bookletBiographies,
  booklets,
  bookletWorks,
} from "@festival/backend/platform/database/schema/index";
import type { DemoBooklet } from "../season/types.ts";
import { inBatches, type DemoContext } from "./demoContext.ts";
import { idOf } from "./keys.ts";
import { workKey } from "./workKey.ts";

/** The id of a work of the booklet's evening. */
function workIdOf(
  { event: key }: DemoBooklet,
  title: string,
  { season }: DemoContext,
  workIds: ReadonlyMap<string, number>,
): number {
  const event = season.events.find((one) => one.key === key);
  const work = event?.compositions.find((one) => one.title.de === title);
  if (!work) throw new Error(`The demo season's event "${key}" does not play "${title}".`);
  return idOf(workIds, workKey(work));
}

async function loadBooklet(
  booklet: DemoBooklet,
  context: DemoContext,
  workIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { tx, ids, rich } = context;
  const [row] = await tx
    .insert(booklets)
    .values({
      eventId: idOf(ids.events, booklet.event),
      title: booklet.title,
      introduction: rich(booklet.introduction),
    })
    .returning({ id: booklets.id });
  if (!row) return;
  await inBatches(
    booklet.works.map(({ work, note, author, sungTexts }, position) => ({
      bookletId: row.id,
      position,
      compositionId: workIdOf(booklet, work, context, workIds),
      note: rich(note),
      author,
      sungTexts,
    })),
    (rows) => tx.insert(bookletWorks).values(rows),
  );
  const lives = [
    ...booklet.ensembles.map((key) => ({ ensembleId: idOf(ids.ensembles, key) })),
    ...booklet.artists.map((key) => ({ artistId: idOf(ids.artists, key) })),
  ];
  await inBatches(
    lives.map((life, position) => ({ bookletId: row.id, position, ...life })),
    (rows) => tx.insert(bookletBiographies).values(rows),
  );
}

/** The programme booklets. */
export async function loadBooklets(
  context: DemoContext,
  workIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const booklet of context.season.booklets) await loadBooklet(booklet, context, workIds);
}
