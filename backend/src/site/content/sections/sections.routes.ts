import {
  type SectionCreate,
  SectionOrder,
  SectionOwnerType,
  SectionState,
} from "@festival/contracts/api/sectionEditing";
import type { SectionModel } from "@festival/contracts/api/sections";
import { RevisionAnswer } from "@festival/contracts/api/publishing";
import { orderSections as orderCall, sectionCalls } from "@festival/contracts/calls/content";
import { ApiError } from "@festival/contracts/errors";
import {
  sectionDescriptions,
  sectionModels,
} from "@festival/contracts/sections/sectionDescriptions";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { handle } from "../../../platform/calls/handle.ts";
import { actorOf } from "../../../platform/plugins/actor.ts";
import { idParams } from "../../../platform/plugins/parameters.ts";
import { refuse } from "../../../platform/resources/fields.ts";
import { answerBodyProblems } from "../../../platform/resources/bodyProblems.ts";
import { getOwner } from "../pages/owners.repository.ts";
import { createBody, sectionFieldNames, updateBody } from "./sectionBodies.ts";
import { plainJson } from "./plainJson.ts";
import { getSection } from "../publishing/workingCopy.repository.ts";
import { toSectionState } from "./sectionState.ts";
import {
  changeSection,
  createSection,
  orderSections,
  removeSection,
  type Editing,
} from "./sectionWrites.ts";

/** Bytes of a call that writes content: room for long texts. */
export const longestContent = 4 * 1024 * 1024;
const bodyLimit = longestContent;
const seenRevision = Type.Object({
  revision: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});

const editingOf = async (request: FastifyRequest): Promise<Editing> => ({
  app: request.server,
  actor: await actorOf(request),
  locale: request.locale,
});

/** The model's own fields. */
function valuesOf(model: SectionModel, sent: Record<string, unknown>): Record<string, unknown> {
  const { fields } = sectionDescriptions[model];
  return Object.fromEntries(Object.entries(sent).filter(([name]) => Object.hasOwn(fields, name)));
}

function ownerIn({ content_type, object_id }: SectionCreate) {
  if (!content_type && !object_id) return null;
  if (content_type && object_id) return { ownerType: content_type, ownerId: object_id };
  refuse({ [content_type ? "object_id" : "content_type"]: "required" });
  return null;
}

/** Create, show, update and delete of one model. */
const modelRoutes =
  (model: SectionModel): FastifyPluginAsyncTypebox =>
  async (app) => {
    const tags = ["editor"];
    const calls = sectionCalls(model);

    handle(
      app,
      calls.create,
      {
        bodyLimit,
        schema: {
          tags,
          summary: `Create a section of the model ${model}`,
          description:
            "Texts are those of the address' language. `publish` is false where absent: only the working copy changes.",
          body: createBody(model),
          response: { 201: SectionState },
        },
      },
      async (request, reply) => {
        const sent = request.body;
        const { parent = null, column = 0, position, slug, revision, publish = false } = sent;
        const owner = ownerIn(sent);
        const values = valuesOf(model, sent);
        const place = { parent, column, position };
        const created = { model, owner, values, slug, revision, publish, ...place };
        reply.code(201);
        return createSection(await editingOf(request), created);
      },
    );

    handle(
      app,
      calls.get,
      {
        schema: {
          tags,
          summary: `One section of the model ${model}, as it is being edited`,
          params: idParams,
          response: { 200: SectionState },
        },
      },
      async ({ params: { id }, locale }) => {
        const section = await getSection(app.database, id);
        const owner = section && (await getOwner(app.database, section.owner));
        if (!owner || section.model !== model) {
          throw new ApiError("not_found", `Section not found: ${model} ${id}.`);
        }
        const { database, clock, readEventTeasers } = app;
        const reader = { locale, now: clock.now(), readEventTeasers };
        return toSectionState(database, section, owner.revision, reader);
      },
    );

    handle(
      app,
      calls.update,
      {
        bodyLimit,
        schema: {
          tags,
          summary: `Update a section of the model ${model}`,
          description:
            "Fields that are not sent stay as they are. `publish` is false where absent: only the working copy changes. Otherwise all of the page becomes public as it then is. A stale revision gives 409, with both versions and what others changed.",
          params: idParams,
          body: updateBody(model),
          response: { 200: SectionState },
        },
      },
      async (request) => {
        const sent = request.body;
        const { slug, revision, publish = false } = sent;
        const values = valuesOf(model, sent);
        const update = { values, slug, revision, publish };
        return changeSection(await editingOf(request), model, request.params.id, update);
      },
    );

    handle(
      app,
      calls.remove,
      {
        schema: {
          tags,
          summary: `Delete a section of the model ${model}, with all that it holds`,
          params: idParams,
          querystring: seenRevision,
          response: {
            200: Type.Object({ revision: Type.Union([Type.Null(), Type.Integer()]) }),
          },
        },
      },
      async (request) => {
        const { params, query } = request;
        return removeSection(await editingOf(request), model, params.id, query.revision);
      },
    );
  };

/** The editor's calls for each model of sections, and for their order. */
export const sectionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(async (modules) => {
    answerBodyProblems(modules, sectionFieldNames);
    modules.setSerializerCompiler(plainJson.serializerCompiler);
    for (const model of sectionModels) await modules.register(modelRoutes(model));
  });

  handle(
    app,
    orderCall,
    {
      schema: {
        tags: ["editor"],
        summary: "Order the sections of one place, and move others there",
        params: Type.Object({ owner: SectionOwnerType, ...idParams.properties }),
        body: SectionOrder,
        response: { 200: RevisionAnswer },
      },
    },
    async (request) => {
      const { owner: ownerType, id: ownerId } = request.params;
      return orderSections(await editingOf(request), { ownerType, ownerId }, request.body);
    },
  );
};
