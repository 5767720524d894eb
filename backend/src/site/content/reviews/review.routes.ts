import { mostRemarks } from "@festival/contracts/reviews/bounds";
import {
  Remark,
  RemarkRequest,
  ReviewedContent,
  ReviewQuery,
} from "@festival/contracts/api/editing/reviews";
import * as calls from "@festival/contracts/calls/reviews";
import { ApiError, type FieldProblem } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { handle } from "../../../platform/calls/handle.ts";
import type { Database } from "../../../platform/database/openDatabase.ts";
import { write } from "../../../platform/database/write.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { createLimit, visitorPosts } from "../../../platform/plugins/rateLimit.ts";
import { hashToken } from "../../../platform/randomTokens.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { getOwner, ownerName } from "../pages/owners.repository.ts";
import { getSnapshot } from "../publishing/snapshots.repository.ts";
import { plainJson } from "../sections/plainJson.ts";
import { readReviewed } from "./reviewedContent.ts";
import { mailRemark } from "./reviewMail.ts";
import { stateOf, toRemark } from "./reviews.dto.ts";
import {
  getReviewByToken,
  holdReview,
  insertRemark,
  listRemarks,
  type ReviewRow,
} from "./reviews.repository.ts";

const gone = () => new ApiError("not_found", "This link has ended, or never was one.");

/** What is wrong with a remark; nothing where it can be kept. */
async function problemsOf(
  database: Database,
  review: ReviewRow,
  { kind, section, part = "", text, name }: RemarkRequest,
): Promise<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  if (name.trim() === "") problems.name = "required";
  if (text.trim() === "" && kind !== "approved") problems.text = "required";
  const snapshot = await getSnapshot(database, review, review.versionId);
  const isThere = snapshot?.sections.some(({ id }) => id === section) ?? false;
  if (section !== undefined && !isThere) problems.section = "unknown";
  const keys = Object.values(review.parts).flat();
  if (part !== "" && !keys.some(({ key }) => key === part)) problems.part = "unknown";
  return problems;
}

/** Drafts for readers outside, who have nothing but the address of a link. */
export const reviewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, clock } = app;
  const tags = ["reviews"];
  // apart from what visitors read besides: who tries tokens is stopped soon
  const limit = createLimit(app, "reviews", 30);

  handle(
    app,
    calls.getReview,
    {
      ...plainJson,
      schema: {
        tags,
        summary: "A draft as it was when the link to it was made",
        description:
          "The token opens this version and nothing else. After its time it answers without content.",
        querystring: ReviewQuery,
        response: { 200: ReviewedContent },
      },
    },
    async (request, reply) => {
      await limit(request, reply);
      const { locale, query } = request;
      reply.header("cache-control", "no-store");
      const review = await getReviewByToken(database, hashToken(query.token));
      if (!review) throw gone();
      return readReviewed(app, review, locale);
    },
  );

  handle(
    app,
    calls.createRemark,
    {
      config: visitorPosts,
      schema: {
        tags,
        summary: "Comment on a draft, approve it or ask for changes",
        body: RemarkRequest,
        response: { 201: Remark },
      },
    },
    async (request, reply) => {
      const { token, kind, section, part = "", quote = "", text, name } = request.body;
      const found = await getReviewByToken(database, hashToken(token));
      if (!found) throw gone();
      const actor = await actorOf(request);
      const remark = await write(database, actor, async (transaction, change) => {
        const { ownerType, ownerId } = found;
        const owner = { ownerType, ownerId };
        const review = await holdReview(transaction, owner, found.id);
        const now = clock.now();
        if (!review || stateOf(review, now) !== "open") throw gone();
        const problems = await problemsOf(transaction, review, request.body);
        if (Object.keys(problems).length > 0) refuse(problems);
        const earlier = await listRemarks(transaction, [review.id]);
        if (earlier.length >= mostRemarks) {
          throw new ApiError("conflict", `A link takes ${mostRemarks} remarks, and has them.`);
        }
        const made = await insertRemark(transaction, {
          reviewId: review.id,
          kind,
          sectionId: section ?? null,
          part,
          quote: quote.trim(),
          text: text.trim(),
          name: name.trim(),
          at: now,
        });
        const title = (await getOwner(transaction, owner))?.title ?? "";
        await mailRemark(app, transaction, { review, title }, made, earlier);
        // the log keeps that there was one, not what an outsider is called or wrote
        const details = { review: review.id, version: review.versionId };
        change.audit({ action: `review ${kind}`, what: ownerName(owner), title, details });
        return made;
      });
      reply.code(201);
      return toRemark(remark);
    },
  );
};
