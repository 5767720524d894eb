import {
  Form,
  FormEntryCreated,
  FormEntryRequest,
  FormRef,
  type FormField,
} from "@festival/contracts/api/forms";
import { ApiError } from "@festival/contracts/errors";
import { emailConfirmSlug, emailConfirmType, fieldType } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { text } from "../../locales/texts.ts";
import { requireVisitorCsrf } from "../../plugins/csrf.ts";
import { visitorPosts } from "../../plugins/rateLimit.ts";
import { checkEntry } from "./checkEntry.ts";
import { createFormEntry, getForm, listForms, type FieldRow } from "./forms.repository.ts";

function toField(field: FieldRow, locale: Locale): FormField {
  return {
    id: field.id,
    label: field.label[locale],
    slug: field.slug,
    field_type: field.fieldType,
    required: field.required,
    visible: field.visible,
    choices: field.choices.map(({ value, label }) => ({ value, label: label[locale] })),
    default: field.defaultValue[locale],
    placeholder_text: field.placeholderText[locale],
    help_text: field.helpText[locale],
  };
}

/** The repeat of the email address, which every form has and only those with an address show. */
function emailConfirmation(fields: readonly FieldRow[], locale: Locale): FormField {
  return {
    id: 0,
    label: text(locale, "emailConfirmation.label"),
    slug: emailConfirmSlug,
    field_type: emailConfirmType,
    required: false,
    visible: fields.some((field) => field.fieldType === fieldType.email),
    choices: [],
    default: "",
    placeholder_text: "",
    help_text: text(locale, "emailConfirmation.help"),
  };
}

/** Forms, and what visitors send with them. */
export const formsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get("/forms/", { schema: { response: { 200: Type.Array(FormRef) } } }, async ({ locale }) => {
    const forms = await listForms(app.database);
    return forms.map(({ id, slug, title, intro }) => ({
      id,
      slug,
      title: title[locale],
      intro: intro[locale],
    }));
  });

  app.get(
    "/forms/:slug/",
    {
      schema: {
        params: Type.Object({ slug: Type.String({ maxLength: 100 }) }),
        response: { 200: Form },
      },
    },
    async ({ locale, params: { slug } }) => {
      const found = await getForm(app.database, { slug });
      if (!found) throw new ApiError("not_found", "There is no such form.");
      const { form, fields } = found;
      return {
        id: form.id,
        slug: form.slug,
        title: form.title[locale],
        intro: form.intro[locale],
        submit_label: form.submitLabel[locale],
        success_title: form.successTitle[locale],
        success_text: form.successText[locale],
        fields: [
          ...fields.map((field) => toField(field, locale)),
          emailConfirmation(fields, locale),
        ],
      };
    },
  );

  app.post(
    "/forms-entries/",
    {
      schema: { body: FormEntryRequest, response: { 201: FormEntryCreated } },
      preHandler: requireVisitorCsrf,
      config: visitorPosts,
    },
    async (request, reply) => {
      const { locale, body } = request;
      const found = await getForm(app.database, { id: body.form });
      if (!found) throw new ApiError("not_found", "There is no such form.");
      const now = app.clock.now();
      const { problems, values } = checkEntry(found.fields, body.field_values, now);
      if (Object.keys(problems).length > 0) {
        throw new ApiError("validation_failed", "Some fields need another look.", {
          fields: problems,
        });
      }
      const id = await createFormEntry(app.database, {
        formId: found.form.id,
        locale,
        values,
        createdAt: now,
      });
      reply.code(201);
      return {
        id,
        success_title: found.form.successTitle[locale],
        success_text: found.form.successText[locale],
      };
    },
  );
};
