import {
  homeBlockDefaults,
  type HomeBlockContent,
  type HomeBlockName,
} from "@festival/contracts/api/home";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { homeBlocks, pageSnapshots } from "../../platform/database/schema/index.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";

export type HomeBlockRow = typeof homeBlocks.$inferSelect;

export async function getHomeBlock(
  database: Database,
  name: HomeBlockName,
): Promise<HomeBlockRow | undefined> {
  const [block] = await database.select().from(homeBlocks).where(eq(homeBlocks.name, name));
  return block;
}

/** @returns what the public sees; undefined where the block is offline or was never published */
async function getPublished(
  database: Database,
  name: HomeBlockName,
): Promise<Record<string, unknown> | null | undefined> {
  const [row] = await database
    .select({ content: pageSnapshots.content })
    .from(homeBlocks)
    .innerJoin(
      pageSnapshots,
      and(
        eq(pageSnapshots.ownerType, "home"),
        eq(pageSnapshots.ownerId, homeBlocks.id),
        eq(pageSnapshots.kind, "published"),
      ),
    )
    .where(and(eq(homeBlocks.name, name), eq(homeBlocks.isOnline, true)))
    .orderBy(desc(pageSnapshots.id))
    .limit(1);
  return row?.content;
}

/**
 * What a block of the home page holds.
 * @param preview whether the working copy is wanted, which is for staff alone
 * @returns undefined where there is nothing to show
 */
export async function getHomeContent<Name extends HomeBlockName>(
  database: Database,
  name: Name,
  preview = false,
): Promise<HomeBlockContent<Name> | undefined> {
  dependOn("home");
  const content = preview
    ? (await getHomeBlock(database, name))?.content
    : await getPublished(database, name);
  // stored as its schema says; what is newer than it has its default
  return content ? { ...homeBlockDefaults[name], ...content } : undefined;
}

/** The id of a block, which is made where there is none. Its revision is 0 until it is first written. */
export async function requireHomeBlock(
  transaction: Database,
  name: HomeBlockName,
): Promise<number> {
  if (!(await getHomeBlock(transaction, name))) {
    await transaction
      .insert(homeBlocks)
      .values({ name, content: { ...homeBlockDefaults[name] }, revision: 0 })
      .onConflictDoNothing();
  }
  const block = await getHomeBlock(transaction, name);
  if (!block) throw new Error(`There is no block ${name}.`);
  return block.id;
}
