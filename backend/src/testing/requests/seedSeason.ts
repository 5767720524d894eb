import { createDemoContext } from "../../demo/load/demoContext.ts";
import { loadContent } from "../../demo/load/loadContent.ts";
import { loadProgramme } from "../../demo/load/loadProgramme.ts";
import { loadSite } from "../../demo/load/loadSite.ts";
import { logoKey, pictureKey, picturesOf } from "../../demo/load/pictures.ts";
import { demoSoundKeys } from "../../demo/sounds/sounds.ts";
import { demoSeason } from "../../demo/season/index.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { insertImage } from "../factories.ts";
import { insertFile } from "../factories/site.ts";

/** The demo season's texts, all with the same picture: drawing them takes longer than reading them. */
export async function seedSeason(database: Database, now: Date): Promise<void> {
  const image = await insertImage(database);
  const keys = [
    ...picturesOf(demoSeason).map(pictureKey),
    ...demoSeason.sponsors.map(({ key }) => logoKey(key)),
  ];
  const pictures = new Map(keys.map((key) => [key, image.id]));
  const sound = await insertFile(database, "sound.mp3");
  const sounds = new Map(demoSoundKeys.map((key) => [key, sound]));
  await database.transaction(async (transaction) => {
    const context = await createDemoContext(transaction, demoSeason, pictures, sounds);
    await loadProgramme(context);
    await loadContent(context, now);
    await loadSite(context);
  });
}
