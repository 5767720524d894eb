import type { ReviewedContent, ReviewedPart } from "@festival/contracts/api/editing/reviews";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import type { FrozenPart } from "../../../platform/database/schema/index.ts";
import { getImages } from "../../../platform/media/images.repository.ts";
import { getOwner } from "../pages/owners.repository.ts";
import { contentOf, getSnapshot } from "../publishing/snapshots.repository.ts";
import { resolveSections } from "../sections/sections.ts";
import { inBoth, readFrozenBlocks } from "./frozenBlocks.repository.ts";
import { reviewedChanges } from "./reviewedChanges.ts";
import { stateOf, toRemark } from "./reviews.dto.ts";
import { getApprovedBefore, listRemarks, type ReviewRow } from "./reviews.repository.ts";

type Site = Pick<FastifyInstance, "database" | "clock" | "readEventTeasers">;

async function toParts(
  { database }: Site,
  frozen: readonly FrozenPart[],
  locale: Locale,
): Promise<ReviewedPart[]> {
  const images = await getImages(
    database,
    frozen.map(({ imageId }) => imageId),
    locale,
  );
  return frozen.map(({ imageId, ...part }) => ({
    ...part,
    image: images.get(imageId ?? 0) ?? null,
  }));
}

async function approvedBefore(
  { database }: Site,
  review: ReviewRow,
  locale: Locale,
): Promise<ReviewedContent["approved_before"]> {
  const approved = await getApprovedBefore(database, review);
  if (!approved) return null;
  const [before, after] = await Promise.all(
    [approved.review, review].map(async (each) => {
      const snapshot = await getSnapshot(database, each, each.versionId);
      const sections = snapshot ? contentOf(snapshot).sections : [];
      const blocks = await readFrozenBlocks(database, each, sections);
      return { parts: each.parts[locale], sections, blocks };
    }),
  );
  if (!before || !after) return null;
  const [earlier, later] = inBoth(before.blocks, after.blocks);
  const changes = reviewedChanges(
    { ...before, sections: [...before.sections, ...earlier] },
    { ...after, sections: [...after.sections, ...later] },
    locale,
  );
  const { name, at } = approved.decision;
  return { name, at: at.toISOString(), changes };
}

/**
 * What the holder of a link sees: the version alone, whatever became of its page, and reusable blocks as they were with
 * it. Other records that its sections name are shown as visitors see them.
 */
export async function readReviewed(
  site: Site,
  review: ReviewRow,
  locale: Locale,
): Promise<ReviewedContent> {
  const { database, clock, readEventTeasers } = site;
  const now = clock.now();
  const [row, snapshot] = await Promise.all([
    getOwner(database, review),
    getSnapshot(database, review, review.versionId),
  ]);
  const frozen = review.parts[locale];
  const told = {
    title: frozen.find(({ key }) => key === "title")?.text ?? row?.titles[locale] ?? "",
    note: review.note,
    author: review.author,
    expires_at: review.expiresAt.toISOString(),
  };
  if (stateOf(review, now) !== "open" || !snapshot) {
    const nothing = { parts: [], sections: [], remarks: [], approved_before: null };
    return { ...told, title: "", note: "", is_open: false, ...nothing };
  }
  const owner = { ownerType: review.ownerType, ownerId: review.ownerId };
  const stored = contentOf(snapshot).sections;
  const frozenBlocks = await readFrozenBlocks(database, review, stored);
  const reader = { owner, locale, now, readEventTeasers, frozenBlocks };
  const [parts, sections, remarks, approved] = await Promise.all([
    toParts(site, frozen, locale),
    resolveSections(database, stored, reader),
    listRemarks(database, [review.id]),
    approvedBefore(site, review, locale),
  ]);
  return {
    ...told,
    is_open: true,
    parts,
    sections,
    remarks: remarks.map(toRemark),
    approved_before: approved,
  };
}
