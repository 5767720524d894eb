import {
  Form,
  FormEntryCreated,
  FormEntryRequest,
  FormRef,
  FormToken,
} from "@festival/contracts/api/forms";
import * as calls from "@festival/contracts/calls/forms";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../platform/calls/handle.ts";
import { dependOn } from "../platform/plugins/cacheTags.ts";
import { visitorPosts } from "../platform/plugins/rateLimit.ts";
import { retentionDaysOf, toForm } from "./form.dto.ts";
import { getForm, listForms } from "./forms.repository.ts";
import { openedToken } from "./botCheck.ts";
import { sendEntry } from "./sendEntry.ts";
import { uploadRoutes } from "./uploads/uploads.routes.ts";

const tags = ["forms"];
const slugParams = Type.Object({ slug: Type.String({ maxLength: 100 }) });

/** Forms, and what visitors send with them. */
export const formsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(uploadRoutes);
  handle(
    app,
    calls.listForms,
    { schema: { tags, summary: "Public forms", response: { 200: Type.Array(FormRef) } } },
    async ({ locale }) => {
      dependOn("forms");
      const forms = await listForms(app.database);
      return forms.map((form) => ({
        id: form.id,
        slug: form.slug,
        title: form.title[locale],
        intro: form.intro[locale],
        retention_days: retentionDaysOf(form),
      }));
    },
  );

  handle(
    app,
    calls.getForm,
    {
      schema: {
        tags,
        summary: "A form with its fields",
        params: slugParams,
        response: { 200: Form },
      },
    },
    async ({ locale, params: { slug } }) => {
      const found = await getForm(app.database, { slug });
      // a page that goes without it must be made again once there is one
      dependOn(found ? `form:${found.form.id}` : "forms");
      if (!found) throw new ApiError("not_found", `Form not found: ${slug}.`);
      return toForm(found, locale);
    },
  );

  handle(
    app,
    calls.getFormToken,
    {
      schema: {
        tags,
        summary: "Says when a form was opened",
        description: "To be fetched by scripts on first need; stored pages hold none.",
        params: slugParams,
        response: { 200: FormToken },
      },
    },
    async ({ params: { slug } }, reply) => {
      const found = await getForm(app.database, { slug });
      if (!found) throw new ApiError("not_found", `Form not found: ${slug}.`);
      reply.header("cache-control", "no-store");
      return { token: openedToken(app, `form:${found.form.id}`) };
    },
  );

  handle(
    app,
    calls.createEntry,
    {
      schema: {
        tags,
        summary: "Send a form",
        description:
          "422 validation_failed names a problem (`details.fields`) and its words in the language of " +
          "the address (`details.messages`) for each field, or asks with `details.confirm_human` and " +
          "`details.token` whether a person sends this.",
        body: FormEntryRequest,
        response: { 201: FormEntryCreated },
      },
      config: visitorPosts,
    },
    async ({ locale, body }, reply) => {
      const created = await sendEntry(app, locale, body);
      reply.code(201);
      return created;
    },
  );
};
