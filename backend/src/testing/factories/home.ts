import {
  homeBlockDefaults,
  type HomeBlockContent,
  type HomeBlockName,
} from "@festival/contracts/api/home";
import { homeBlocks } from "../../platform/database/schema/index.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { system } from "../../platform/database/write.ts";
import { createSnapshot } from "../../site/content/publishing/snapshots.repository.ts";

/** A published block of the home page. @returns its id */
export async function insertHomeBlock<Name extends HomeBlockName>(
  database: Database,
  name: Name,
  content: Partial<HomeBlockContent<Name>>,
): Promise<number> {
  const [block] = await database
    .insert(homeBlocks)
    .values({ name, content: { ...homeBlockDefaults[name], ...content } })
    .returning();
  const owner = { ownerType: "home", ownerId: block?.id ?? 0 } as const;
  await createSnapshot(database, owner, system("tests"), new Date());
  return owner.ownerId;
}
