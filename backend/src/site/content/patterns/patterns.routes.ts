import {
  Pattern,
  PatternDetail,
  PatternRequest,
  PatternUpdate,
} from "@festival/contracts/api/editing/patterns";
import * as calls from "@festival/contracts/calls/patterns";
import { ApiError } from "@festival/contracts/errors";
import { mostPatterns } from "@festival/contracts/sections/patternBounds";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { write } from "../../../platform/database/write.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { idParams } from "../../../platform/plugins/parameters.ts";
import { answerBodyProblems } from "../../../platform/resources/bodyProblems.ts";
import { referenceProblem } from "../../../platform/resources/databaseProblems.ts";
import { plainJson } from "../sections/plainJson.ts";
import { longestContent } from "../sections/sections.routes.ts";
import { checkPattern } from "./checkPattern.ts";
import {
  countPatterns,
  getPatternRow,
  insertPattern,
  listPatternRows,
  removePattern,
  updatePattern,
  type PatternRow,
} from "./patterns.repository.ts";

const toPattern = ({ id, name, sections }: PatternRow): Pattern => ({
  id,
  name,
  models: sections.filter(({ parent }) => parent === undefined).map(({ model }) => model),
});

const lineOf = ({ id, name }: PatternRow) => ({ what: `pattern:${id}`, title: name.de });
const notFound = (id: number) => new ApiError("not_found", `Pattern not found: id ${id}.`);
/** Another pattern has the name already. */
const nameTaken = (error: unknown) => referenceProblem(error, "name");

/** Sections that staff keep under a name and insert as copies. */
export const patternsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;
  const tags = ["editor"];
  answerBodyProblems(app, ["name", "sections"]);

  handle(
    app,
    calls.listPatterns,
    {
      schema: {
        tags,
        summary: "Patterns: sections that are kept under a name, to be inserted as copies",
        response: { 200: Type.Array(Pattern) },
      },
    },
    async ({ locale }) => (await listPatternRows(database, locale)).map(toPattern),
  );

  handle(
    app,
    calls.getPattern,
    {
      ...plainJson,
      schema: {
        tags,
        summary: "A pattern with its sections",
        params: idParams,
        response: { 200: PatternDetail },
      },
    },
    async ({ params: { id } }) => {
      const row = await getPatternRow(database, id);
      if (!row) throw notFound(id);
      return { ...toPattern(row), sections: row.sections };
    },
  );

  handle(
    app,
    calls.createPattern,
    {
      bodyLimit: longestContent,
      schema: {
        tags,
        summary: "Keep sections under a name",
        description: `In both languages. They may lack what is required, as drafts may. At most ${mostPatterns} patterns; each has a name of its own.`,
        body: PatternRequest,
        response: { 200: Pattern },
      },
    },
    async (request) => {
      const { name, sections } = request.body;
      return write(database, await actorOf(request), async (transaction, change) => {
        if ((await countPatterns(transaction)) >= mostPatterns)
          throw new ApiError("conflict", `There are ${mostPatterns} patterns: delete one first.`);
        const checked = await checkPattern(transaction, sections);
        const row = await insertPattern(transaction, { name, sections: checked });
        change.audit({ action: "create", ...lineOf(row) });
        return toPattern(row);
      }).catch(nameTaken);
    },
  );

  handle(
    app,
    calls.renamePattern,
    {
      schema: {
        tags,
        summary: "Give a pattern another name",
        params: idParams,
        body: PatternUpdate,
        response: { 200: Pattern },
      },
    },
    async (request) => {
      const { id } = request.params;
      return write(database, await actorOf(request), async (transaction, change) => {
        const row = await updatePattern(transaction, id, request.body);
        if (!row) throw notFound(id);
        change.audit({ action: "update", ...lineOf(row) });
        return toPattern(row);
      }).catch(nameTaken);
    },
  );

  handle(
    app,
    calls.deletePattern,
    {
      schema: {
        tags,
        summary: "Delete a pattern; what was inserted from it stays",
        params: idParams,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      await write(database, await actorOf(request), async (transaction, change) => {
        const row = await removePattern(transaction, id);
        if (!row) throw notFound(id);
        change.audit({ action: "delete", ...lineOf(row) });
      });
      return reply.code(204).send(null);
    },
  );
};
