import { createDemoContext } from "../load/demoContext.ts";
import { demoFileKeys } from "../load/files.ts";
import { loadContent } from "../load/loadContent.ts";
import { loadProgramme } from "../load/loadProgramme.ts";
import { loadSite } from "../load/loadSite.ts";
import { logoKey, pictureKey, picturesOf } from "../load/pictures.ts";
import { demoSeason } from "../season/index.ts";
import type { Database } from "@festival/backend/platform/database/openDatabase";
import { insertImage } from "@festival/backend/testing/factories";
import { insertFile } from "@festival/backend/testing/factories/site";

/** The demo season's texts, all with the same picture: drawing them takes longer than reading them. */
export async function seedSeason(database: Database, now: Date): Promise<void> {
  const image = await insertImage(database);
  const keys = [
    ...picturesOf(demoSeason).map(pictureKey),
    ...demoSeason.sponsors.map(({ key }) => logoKey(key)),
  ];
  const pictures = new Map(keys.map((key) => [key, image.id]));
  const file = await insertFile(database, "film.mp4", "video/mp4");
  const files = new Map(demoFileKeys.map((key) => [key, file]));
  await database.transaction(async (transaction) => {
    const context = await createDemoContext(transaction, demoSeason, pictures, files);
    await loadProgramme(context);
    await loadContent(context, now);
    await loadSite(context);
  });
}
