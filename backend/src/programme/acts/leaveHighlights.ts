import { homeBlockDefaults } from "@festival/contracts/api/home";
import { storeHomeContent } from "../../site/content/publishing/homeContent.repository.ts";
import {
  holdSeen,
  noteContentChange,
  publish,
  type ContentWrite,
} from "../../site/content/publishing/publishing.ts";
import { getPublicContent } from "../../site/content/publishing/snapshots.repository.ts";
import { getHomeBlock } from "../../site/home/home.repository.ts";

const name = "highlight-events";

const without = (content: Record<string, unknown>, id: number) => ({
  ...content,
  event_ids: [content.event_ids].flat().filter((each) => each !== id),
});

/**
 * Takes an event out of the highlights of the home page: out of what is public and out of the working copy, whose
 * other drafts stay drafts.
 */
export async function leaveHighlights(
  { transaction, change, actor }: Omit<ContentWrite, "owner">,
  eventId: number,
  now: Date,
): Promise<void> {
  const block = await getHomeBlock(transaction, name);
  if (!block) return;
  const owner = { ownerType: "home", ownerId: block.id } as const;
  const writing = { transaction, change, actor, owner };
  const row = await holdSeen(transaction, owner, undefined);
  const working = {
    ...homeBlockDefaults[name],
    ...(await getHomeBlock(transaction, name))?.content,
  };
  const { snapshot: _, ...seen } = await getPublicContent(transaction, owner);
  const has = (content: object | null) =>
    content !== null && "event_ids" in content && [content.event_ids].flat().includes(eventId);
  if (has(working)) {
    await storeHomeContent(transaction, block.id, without(working, eventId));
    const details = { fields: ["event_ids"] };
    await noteContentChange(writing, row, { action: "update", details });
  }
  if (has(seen.content)) {
    await publish(writing, row, now, {
      held: { ...seen, content: without(seen.content ?? {}, eventId) },
    });
  }
}
