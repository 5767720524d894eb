import { SectionSaved, TextSectionUpdate } from "@festival/contracts/api/content";
import { StaffUser } from "@festival/contracts/api/staff";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { idParams } from "../../plugins/parameters.ts";
import { findRichTextProblem, keepKnownFields } from "../content/richText.ts";
import { resolveSections } from "../content/sections.ts";
import { publishSections } from "../content/snapshots.repository.ts";
import { getOwnedSection, takeNextRevision, updateText } from "./sections.repository.ts";
import { toStaffUser } from "./staffUser.ts";

/** What the editor calls. The scope has made sure that somebody is signed in. */
export const staffRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/user", { schema: { response: { 200: StaffUser } } }, async (request) => {
    const user = await request.readStaff();
    if (!user) throw new ApiError("not_authenticated", "Please sign in.");
    return toStaffUser(user, request.locale);
  });

  app.post(
    "/text/:id/",
    {
      schema: { params: idParams, body: TextSectionUpdate, response: { 200: SectionSaved } },
      bodyLimit: 4 * 1024 * 1024,
    },
    async (request) => {
      const { locale, body, params } = request;
      const problem = findRichTextProblem(body.content);
      if (problem) throw new ApiError("validation_failed", problem);
      const author = await request.readStaff();

      return app.database.transaction(async (transaction) => {
        const seen = await getOwnedSection(transaction, params.id);
        if (!seen || seen.model !== "text") {
          throw new ApiError("not_found", "There is no such section.");
        }
        const revision = await takeNextRevision(transaction, seen, body.revision);
        // read again: it may have changed while we waited for our turn
        const section = await getOwnedSection(transaction, params.id);
        if (revision === undefined || !section) {
          throw new ApiError("conflict", "Somebody else has changed this page meanwhile.");
        }
        const content = keepKnownFields(body.content);
        const saved = await updateText(transaction, section, locale, content);
        await publishSections(transaction, section, author?.id ?? null, app.clock.now());
        const [resolved] = await resolveSections(transaction, [saved], {
          owner: section,
          locale,
          now: app.clock.now(),
        });
        if (!resolved) throw new Error(`The section ${section.id} does not resolve.`);
        return { section: resolved, revision };
      });
    },
  );
};
