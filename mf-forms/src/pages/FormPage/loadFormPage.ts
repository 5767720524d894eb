import { newsletterSlug } from "@festival/contracts/formFields";
import type { FieldValues, Form } from "@festival/contracts/api/forms";
import { createEntry, getForm } from "@festival/contracts/calls/forms";
import { ApiError } from "@festival/contracts/errors";
import { localize, type Locale } from "@festival/contracts/locales";
import type {
  LoadedPage,
  LoadResult,
  PageRequest,
  PostedFiles,
  PostedForm,
} from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { entryOf } from "../../form/entryRequest.ts";
import { address } from "../../form/formAddress.ts";
import { arrangeFields, valueList } from "../../form/fieldValues.ts";
import { listOf, receivedFiles, stillKept, type ReceivedFiles } from "../../form/postedFiles.ts";
import { refusalOf, type FormPageData, type Refusal } from "../../form/formPage.ts";
import { startValues } from "../../form/startValues.ts";
import { translate } from "../../texts.ts";

function slugOf({ route }: PageRequest): string {
  return route.name === "newsletter" ? newsletterSlug : (route.params.slug ?? "");
}

function headTitle(locale: Locale, form: Form, sent: boolean, refusal: Refusal | null): string {
  const t = translate(locale);
  if (sent) return form.success_title || t("sent.title");
  return refusal ? t("form.titleWithProblems", { title: form.title }) : form.title;
}

interface FormState {
  values: FieldValues;
  files?: ReceivedFiles["kept"];
  sent?: boolean;
  refusal?: Refusal;
}

function pageOf(
  { locale }: PageRequest,
  form: Form,
  { values, files, sent = false, refusal }: FormState,
): LoadedPage<FormPageData> {
  const t = translate(locale);
  return {
    kind: "page",
    status: refusal ? 422 : 200,
    data: {
      form,
      address: address(locale, form.slug),
      allForms: href("forms", locale),
      home: href("home", locale),
      values,
      files,
      refusal: refusal ?? null,
      sent,
    },
    head: {
      title: headTitle(locale, form, sent, refusal ?? null),
      description: form.intro || form.title,
      noIndex: sent || refusal !== undefined,
      trail: [
        { name: t("list.title"), href: href("forms", locale) },
        { name: form.title, href: address(locale, form.slug) },
      ],
    },
    alternates: localize((other) => address(other, form.slug)),
  };
}

/** A form, empty, or its thanks after an entry was sent without scripts. */
export async function loadFormPage(request: PageRequest): Promise<LoadResult<FormPageData>> {
  const { locale, route, api } = request;
  const slug = slugOf(request);
  if (route.name === "form" && slug === newsletterSlug) {
    return { kind: "redirect", status: 301, to: address(locale, slug) };
  }
  const form = await api.get(getForm, { slug });
  return pageOf(request, form, {
    values: startValues(form, locale),
    sent: route.query.sent === "1",
  });
}

/** What the fields hold that visitors do not see: the field in the footer posts the newsletter's form without them. */
function unseenValues(form: Form, locale: Locale): Record<string, string[]> {
  const values = startValues(form, locale);
  const { hidden } = arrangeFields(form.fields);
  return Object.fromEntries(hidden.map((field) => [field.slug, [...valueList(values, field)]]));
}

/** Takes an entry from a browser without scripts; a refused one comes back as it was typed. */
export async function actFormPage(
  request: PageRequest,
  posted: PostedForm,
  files: PostedFiles = {},
): Promise<LoadResult<FormPageData>> {
  const { locale, api } = request;
  const form = await api.get(getForm, { slug: slugOf(request) });
  const { kept, problems } = receivedFiles(form, posted, files, locale);
  const unseen = unseenValues(form, locale);
  const entry = entryOf(form, (name) => {
    if (Object.hasOwn(kept, name)) return listOf(kept, name).map(({ id }) => id);
    return listOf(Object.hasOwn(posted, name) ? posted : unseen, name);
  });
  const values = entry.field_values;
  if (Object.keys(problems).length > 0) {
    return pageOf(request, form, { values, files: kept, refusal: { problems, failure: null } });
  }
  try {
    await api.post(createEntry, entry);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const left = stillKept(kept, error);
    return pageOf(request, form, { values, files: left, refusal: refusalOf(error) });
  }
  return { kind: "redirect", status: 303, to: address(locale, form.slug, { sent: 1 }) };
}
