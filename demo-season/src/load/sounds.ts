import type { Database } from "@festival/backend/platform/database/openDatabase";
import { files } from "@festival/backend/platform/database/schema/index";
import { contentHashOf } from "@festival/backend/platform/media/keepPicture";
import type { MediaStore } from "@festival/backend/platform/media/store/mediaStore";
import { demoSounds, demoSoundKeys, readSound, type DemoSoundKey } from "../sounds/sounds.ts";

/**
 * Stores the season's sounds.
 * @returns inserts their rows, and answers their ids
 */
export async function keepSounds(
  store: MediaStore,
): Promise<(tx: Database) => Promise<Map<DemoSoundKey, number>>> {
  const kept = await Promise.all(
    demoSoundKeys.map(async (key) => {
      const bytes = readSound(key);
      const contentHash = contentHashOf(bytes);
      const fileName = `${contentHash}.mp3`;
      await store.write(`files/${fileName}`, bytes);
      const name = `${key}.mp3`;
      const title = demoSounds[key];
      const row = { title, name, bytes: bytes.length, contentHash, fileName };
      return { key, row: { ...row, contentType: "audio/mpeg" as const } };
    }),
  );
  return async (tx) => {
    const ids = new Map<DemoSoundKey, number>();
    for (const { key, row } of kept) {
      const [inserted] = await tx.insert(files).values(row).returning({ id: files.id });
      if (inserted) ids.set(key, inserted.id);
    }
    return ids;
  };
}
