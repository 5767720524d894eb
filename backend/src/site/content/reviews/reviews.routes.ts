import {
  Remark,
  RemarkUpdate,
  Review,
  ReviewCreated,
  ReviewRequest,
} from "@festival/contracts/api/editing/reviews";
import { SectionOwnerType } from "@festival/contracts/api/sectionEditing";
import * as calls from "@festival/contracts/calls/reviews";
import { ApiError } from "@festival/contracts/errors";
import { href } from "@festival/contracts/routes";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { idParams } from "../../../platform/plugins/parameters.ts";
import { hashToken, newToken } from "../../../platform/randomTokens.ts";
import { isHeadOwner } from "../heads/heads.repository.ts";
import { ownerName } from "../pages/owners.repository.ts";
import { requireOwner } from "../publishing/ownerParams.ts";
import { change } from "../publishing/publishing.ts";
import { createSnapshot, getWorkingContent } from "../publishing/snapshots.repository.ts";
import { freezeBlocks } from "./frozenBlocks.repository.ts";
import { freezeParts } from "./frozenParts.ts";
import { toRemark, toReview } from "./reviews.dto.ts";
import {
  endReview,
  holdReview,
  insertReview,
  listRemarks,
  listReviews,
  resolveRemark,
} from "./reviews.repository.ts";

const params = Type.Object({ owner: SectionOwnerType, ...idParams.properties });
const ofReview = Type.Object({ ...params.properties, review: idParams.properties.id });
const ofRemark = Type.Object({ ...ofReview.properties, remark: idParams.properties.id });
const dayMs = 24 * 60 * 60 * 1000;

/** Links to drafts, and what readers wrote by them. */
export const reviewsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;
  const tags = ["reviews"];

  handle(
    app,
    calls.listReviews,
    {
      schema: {
        tags,
        summary: "All links to drafts, with what readers wrote; the newest first",
        params,
        response: { 200: Type.Array(Review) },
      },
    },
    async ({ params: { owner: ownerType, id: ownerId } }) => {
      const owner = { ownerType, ownerId };
      await requireOwner(database, owner);
      const reviews = await listReviews(database, owner);
      const remarks = await listRemarks(
        database,
        reviews.map(({ id }) => id),
      );
      const byReview = Map.groupBy(remarks, ({ reviewId }) => reviewId);
      const now = clock.now();
      return reviews.map((review) => toReview(review, byReview.get(review.id) ?? [], now));
    },
  );

  handle(
    app,
    calls.createReview,
    {
      schema: {
        tags,
        summary: "Freeze the working copy, and make a link to it for readers without an account",
        description: "The address is told this once: what is stored is a hash of it.",
        params,
        body: ReviewRequest,
        response: { 201: ReviewCreated },
      },
    },
    async (request, reply) => {
      const { owner: ownerType, id: ownerId } = request.params;
      const owner = { ownerType, ownerId };
      const { note, days } = request.body;
      reply.code(201);
      return change(app, request, owner, undefined, async (content, { title }) => {
        const { transaction, actor } = content;
        const now = clock.now();
        const held = await getWorkingContent(transaction, owner);
        const options = { kind: "review", content: held } as const;
        const snapshot = await createSnapshot(transaction, owner, actor, now, options);
        await freezeBlocks(transaction, held.sections, actor, now);
        const parts =
          held.head && isHeadOwner(owner)
            ? await freezeParts(transaction, owner.ownerType, held.head)
            : { de: [], en: [] };
        const token = newToken();
        const review = await insertReview(transaction, {
          ...owner,
          versionId: snapshot.id,
          tokenHash: hashToken(token),
          parts,
          note: note.trim(),
          userId: actor.userId,
          author: actor.name,
          createdAt: now,
          expiresAt: new Date(now.getTime() + days * dayMs),
        });
        const details = { review: review.id, version: snapshot.id, days };
        content.change.audit({ action: "make review", what: ownerName(owner), title, details });
        return { ...toReview(review, [], now), path: href("review", request.locale, { token }) };
      });
    },
  );

  handle(
    app,
    calls.endReview,
    {
      schema: {
        tags,
        summary: "End a link; what was written by it stays",
        params: ofReview,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { owner: ownerType, id: ownerId, review: id } = request.params;
      const owner = { ownerType, ownerId };
      await change(app, request, owner, undefined, async (content, { title }) => {
        const { transaction } = content;
        const review = await holdReview(transaction, owner, id);
        if (!review) throw new ApiError("not_found", `Review not found: id ${id}.`);
        if (review.endedAt) return;
        await endReview(transaction, id, clock.now());
        const details = { review: id, version: review.versionId };
        content.change.audit({ action: "end review", what: ownerName(owner), title, details });
      });
      return reply.code(204).send(null);
    },
  );

  handle(
    app,
    calls.updateRemark,
    {
      schema: {
        tags,
        summary: "Tick a remark off, or bring it back",
        params: ofRemark,
        body: RemarkUpdate,
        response: { 200: Remark },
      },
    },
    async (request) => {
      const { owner: ownerType, id: ownerId, review: reviewId, remark: id } = request.params;
      const owner = { ownerType, ownerId };
      const { resolved } = request.body;
      return change(app, request, owner, undefined, async (content, { title }) => {
        const { transaction } = content;
        const review = await holdReview(transaction, owner, reviewId);
        const remark =
          review &&
          (await resolveRemark(transaction, { reviewId, id }, resolved ? clock.now() : null));
        if (!remark) throw new ApiError("not_found", `Remark not found: id ${id}.`);
        const details = { review: reviewId, remark: id, resolved };
        content.change.audit({ action: "resolve remark", what: ownerName(owner), title, details });
        return toRemark(remark);
      });
    },
  );
};
