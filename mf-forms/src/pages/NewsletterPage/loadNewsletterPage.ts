import type { FieldValues, FormField } from "@festival/contracts/api/forms";
import type { NewsletterSettings, NewsletterStep } from "@festival/contracts/api/newsletter";
import { addressOf as callAddress } from "@festival/contracts/calls/call";
import {
  confirmNewsletter,
  eraseNewsletter,
  exportNewsletter,
  getNewsletterSettings,
  updateNewsletterSettings,
  unsubscribeNewsletter,
} from "@festival/contracts/calls/newsletter";
import { ApiError } from "@festival/contracts/errors";
import { fieldType } from "@festival/contracts/formFields";
import { isLocale, locales, localize, type Locale } from "@festival/contracts/locales";
import type {
  LoadedPage,
  LoadResult,
  PageRequest,
  PostedForm,
  Redirect,
} from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import type { FormPageData } from "../../form/formPage.ts";
import { orNull } from "../../form/orNull.ts";
import { translate } from "../../texts.ts";
import { actFormPage, loadFormPage } from "../FormPage/loadFormPage.ts";
import { eraseName, type NewsletterPageData, type NewsletterScreen } from "./newsletterPage.ts";

type SettingsScreen = Extract<NewsletterScreen, { step: "settings" }>;

function addressOf(locale: Locale, token: string, step: NewsletterStep, sent?: NewsletterStep) {
  return href("newsletter", locale, {}, { sent, token, step });
}

/** What the backend answers where no subscription has a token, or where it is none: a link cut short. */
const codesOfGone = ["not_found", "bad_request", "validation_failed"];

/** Whether no subscription has the token of a link. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && codesOfGone.includes(error.code);
}

/** What can be set, as a form asks for it. */
function fieldsOf(locale: Locale, { choices }: NewsletterSettings): FormField[] {
  const t = translate(locale);
  const field = { required: false, visible: true, default: "", placeholder_text: "" };
  const interests: FormField = {
    ...field,
    id: 1,
    slug: "interests",
    field_type: fieldType.checkboxes,
    label: t("newsletter.settings.interests"),
    help_text: t("newsletter.settings.interestsHelp"),
    choices,
  };
  const language: FormField = {
    ...field,
    id: 2,
    slug: "language",
    field_type: fieldType.radio,
    label: t("newsletter.settings.language"),
    help_text: "",
    choices: locales.map((value) => ({
      value,
      label: t(`newsletter.settings.languages.${value}`),
    })),
  };
  return choices.length > 0 ? [interests, language] : [language];
}

function pageOf(
  { locale, route }: PageRequest,
  screen: NewsletterScreen,
  status: LoadedPage["status"] = 200,
): LoadedPage<NewsletterPageData> {
  const { token, step } = route.query;
  const here = (other: Locale) => href("newsletter", other, {}, { token, step });
  const t = translate(locale);
  const title = t(`newsletter.${screen.step}.title`);
  const done = screen.step === "settings" && screen.done;
  return {
    kind: "page",
    status,
    data: {
      screen,
      here: here(locale),
      order: href("newsletter", locale),
      home: href("home", locale),
    },
    head: {
      title: done ? t(`newsletter.settings.titleAfter.${done}`, { title }) : title,
      description: t("newsletter.description"),
      noIndex: true,
    },
    alternates: localize(here),
    // the token's holder has the subscription
    isPersonal: token !== undefined,
  };
}

async function readSettings(
  { locale, api }: PageRequest,
  token: string,
): Promise<SettingsScreen | null> {
  try {
    const settings = await api.get(getNewsletterSettings, { token });
    return {
      step: "settings",
      email: settings.email,
      fields: fieldsOf(locale, settings),
      values: { interests: settings.interests, language: settings.locale },
      done: null,
      failed: false,
      unsubscribe: addressOf(locale, token, "unsubscribe"),
      kept: callAddress(exportNewsletter, { locale, token }),
    };
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** The screen of a mail's link. Reading it changes nothing. */
async function screenOf(request: PageRequest, token: string): Promise<NewsletterScreen> {
  const { step, sent } = request.route.query;
  if (step === "confirm") return { step, failed: false };
  const settings = await readSettings(request, token);
  if (!settings) return { step: "gone" };
  if (step === "unsubscribe") {
    const { email } = settings;
    return { step, email, settings: addressOf(request.locale, token, "settings"), failed: false };
  }
  return { ...settings, done: sent === "confirm" || sent === "settings" ? sent : null };
}

/** The newsletter: its form, or with a token what a reader does about their subscription. */
export async function loadNewsletterPage(
  request: PageRequest,
): Promise<LoadResult<NewsletterPageData | FormPageData>> {
  const { token, sent } = request.route.query;
  if (token !== undefined) return pageOf(request, await screenOf(request, token));
  if (sent === "unsubscribe") return pageOf(request, { step: "left" });
  if (sent === eraseName) return pageOf(request, { step: "erased" });
  return (await orNull(loadFormPage(request))) ?? pageOf(request, { step: "none" });
}

function postedSettings(posted: PostedForm) {
  const language = posted.language?.[0];
  return {
    interests: posted.interests ?? [],
    locale: isLocale(language) ? language : undefined,
  };
}

/** Does what a screen's button says. */
async function take(
  { locale, api, route }: PageRequest,
  token: string,
  posted: PostedForm,
): Promise<Redirect> {
  const seeOther = (to: string): Redirect => ({ kind: "redirect", status: 303, to });
  if (route.query.step === "confirm") {
    const confirmed = await api.post(confirmNewsletter, {
      token,
    });
    return seeOther(addressOf(locale, confirmed.token, "settings", "confirm"));
  }
  if (route.query.step === "unsubscribe") {
    await api.post(unsubscribeNewsletter, { token });
    return seeOther(href("newsletter", locale, {}, { sent: "unsubscribe" }));
  }
  if (posted[eraseName]) {
    await api.post(eraseNewsletter, { token });
    return seeOther(href("newsletter", locale, {}, { sent: eraseName }));
  }
  await api.post(updateNewsletterSettings, { token, ...postedSettings(posted) });
  return seeOther(addressOf(locale, token, "settings", "settings"));
}

/** Orders the newsletter, or does what the link of a mail was followed for. */
export async function actNewsletterPage(
  request: PageRequest,
  posted: PostedForm,
): Promise<LoadResult<NewsletterPageData | FormPageData>> {
  const { token } = request.route.query;
  if (token === undefined) return actFormPage(request, posted);
  try {
    return await take(request, token, posted);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === "not_found") return pageOf(request, { step: "gone" });
    const screen = await screenOf(request, token);
    if (screen.step === "confirm" && isGone(error)) return pageOf(request, { step: "gone" });
    if (screen.step === "settings") {
      const { interests, locale } = postedSettings(posted);
      const values: FieldValues = { interests, language: locale ?? "" };
      return pageOf(request, { ...screen, values, failed: true }, 422);
    }
    return pageOf(request, "failed" in screen ? { ...screen, failed: true } : screen, 422);
  }
}
