import { eq } from "drizzle-orm";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { homeBlocks } from "../../../platform/database/schema/index.ts";

/** Changes the working copy of a block of the home page. */
export async function storeHomeContent(
  transaction: Database,
  id: number,
  content: Record<string, unknown>,
): Promise<void> {
  await transaction.update(homeBlocks).set({ content }).where(eq(homeBlocks.id, id));
}
