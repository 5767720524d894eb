import {
  NewsletterConfirmed,
  NewsletterExport,
  NewsletterOffer,
  NewsletterRequest,
  NewsletterRequested,
  NewsletterSettings,
  NewsletterSettingsRequest,
  NewsletterTokenQuery,
  NewsletterTokenRequest,
} from "@festival/contracts/api/newsletter";
import * as calls from "@festival/contracts/calls/newsletter";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { text } from "../../platform/locales/texts.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { visitorPosts } from "../../platform/plugins/rateLimit.ts";
import { problemDetails } from "../checkEntry.ts";
import { getConsentTexts } from "../consentTexts.repository.ts";
import { isEmail, problem, type ValueProblem } from "../fieldValue.ts";
import { consentOf } from "../form.dto.ts";
import { getNewsletterForm, type FullForm } from "../forms.repository.ts";
import { refuseBots } from "../botCheck.ts";
import { getSubscriber, listProofs } from "./newsletter.repository.ts";
import { interestsOf, toExport, toOffer, toSettings } from "./newsletter.dto.ts";
import { orderNewsletter } from "./orderNewsletter.ts";
import { changeSettings, confirmOrder, eraseSubscription, unsubscribe } from "./subscription.ts";

const tags = ["newsletter"];
const noContent = { 204: Type.Null() };
const limited = { config: visitorPosts };

/** Refuses topics that are not offered. */
function checkInterests(full: FullForm, interests: readonly string[], locale: Locale) {
  const offered = new Set(interestsOf(full, locale).map(({ value }) => value));
  if (interests.every((value) => offered.has(value))) return undefined;
  return problem("invalid_choice", "problems.invalid_choice");
}

function refuseWhere(problems: Record<string, ValueProblem | undefined>, locale: Locale): void {
  const found = Object.entries(problems).flatMap(([name, value]) =>
    value ? [[name, value] as const] : [],
  );
  if (found.length === 0) return;
  const details = problemDetails(Object.fromEntries(found), locale);
  throw new ApiError("validation_failed", "Some fields are not valid.", details);
}

/** The newsletter: ordered, confirmed, changed and left by visitors. */
export const newsletterRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;

  async function readForm(): Promise<FullForm> {
    const full = await getNewsletterForm(database);
    if (!full) throw new ApiError("not_found", "This site has no newsletter form.");
    return full;
  }

  handle(
    app,
    calls.getNewsletter,
    {
      schema: {
        tags,
        summary: "What can be ordered, and the text to agree to",
        response: { 200: NewsletterOffer },
      },
    },
    async ({ locale }) => {
      const full = await readForm();
      dependOn(`form:${full.form.id}`);
      return toOffer(full, locale);
    },
  );

  handle(
    app,
    calls.orderNewsletter,
    {
      ...limited,
      schema: {
        tags,
        summary: "Order the newsletter",
        description:
          "The answer is the same for every address. Its owner gets a mail with a link to a page with " +
          "one button, which confirms by POST.",
        body: NewsletterRequest,
        response: { 202: NewsletterRequested },
      },
    },
    async ({ locale, body }, reply) => {
      const full = await readForm();
      refuseBots(app, `form:${full.form.id}`, locale, body);
      const email = body.email.trim();
      const interests = body.interests ?? [];
      const consent = consentOf(full.fields, locale)?.text ?? null;
      const isOutdated = consent !== null && consent.version !== body.consent_version;
      refuseWhere(
        {
          email: isEmail(email) ? undefined : problem("invalid_email", "problems.invalid_email"),
          interests: checkInterests(full, interests, locale),
          consent_version: isOutdated
            ? problem("consent_changed", "problems.consent_changed")
            : undefined,
        },
        locale,
      );
      const order = { email, locale: body.locale ?? locale, interests, consent };
      await database.transaction((transaction) => orderNewsletter(app, transaction, order));
      reply.code(202);
      return {
        title: text(locale, "newsletter.noticed.title"),
        text: text(locale, "newsletter.noticed.text"),
      };
    },
  );

  handle(
    app,
    calls.confirmNewsletter,
    {
      ...limited,
      schema: {
        tags,
        summary: "Confirm an order",
        description: "With the token of the mail that asked. Confirming twice answers the same.",
        body: NewsletterTokenRequest,
        response: { 200: NewsletterConfirmed },
      },
    },
    async ({ locale, body }) => {
      const full = await readForm();
      const subscriber = await confirmOrder(app, body.token);
      return { token: subscriber.token, settings: toSettings(subscriber, full, locale) };
    },
  );

  handle(
    app,
    calls.getNewsletterSettings,
    {
      config: visitorPosts,
      schema: {
        tags,
        summary: "A subscriber's settings",
        querystring: NewsletterTokenQuery,
        response: { 200: NewsletterSettings },
      },
    },
    async ({ locale, query }, reply) => {
      reply.header("cache-control", "no-store");
      const full = await readForm();
      const subscriber = await getSubscriber(database, query.token);
      if (!subscriber)
        throw new ApiError(
          "not_found",
          "No subscription has this token: use the link of the newest mail.",
        );
      return toSettings(subscriber, full, locale);
    },
  );

  handle(
    app,
    calls.updateNewsletterSettings,
    {
      ...limited,
      schema: {
        tags,
        summary: "Change a subscriber's settings",
        body: NewsletterSettingsRequest,
        response: { 200: NewsletterSettings },
      },
    },
    async ({ locale, body: { token, ...changes } }) => {
      const full = await readForm();
      const interests = checkInterests(full, changes.interests ?? [], locale);
      refuseWhere({ interests }, locale);
      return toSettings(await changeSettings(app, token, changes), full, locale);
    },
  );

  handle(
    app,
    calls.unsubscribeNewsletter,
    {
      ...limited,
      schema: {
        tags,
        summary: "End a subscription",
        description: "Answers the same for a subscription that has ended already.",
        body: NewsletterTokenRequest,
        response: noContent,
      },
    },
    async ({ body }, reply) => {
      await unsubscribe(app, body.token);
      return reply.code(204).send(null);
    },
  );

  handle(
    app,
    calls.exportNewsletter,
    {
      config: visitorPosts,
      schema: {
        tags,
        summary: "All that is kept of a subscriber",
        querystring: NewsletterTokenQuery,
        response: { 200: NewsletterExport },
      },
    },
    async ({ query }, reply) => {
      reply.header("cache-control", "no-store");
      const subscriber = await getSubscriber(database, query.token);
      if (!subscriber)
        throw new ApiError(
          "not_found",
          "No subscription has this token: use the link of the newest mail.",
        );
      const proofs = await listProofs(database, subscriber.email);
      const versions = proofs.map(({ consentVersion }) => consentVersion);
      return toExport(subscriber, proofs, await getConsentTexts(database, versions));
    },
  );

  handle(
    app,
    calls.eraseNewsletter,
    {
      ...limited,
      schema: {
        tags,
        summary: "Delete all that is kept of a subscriber",
        body: NewsletterTokenRequest,
        response: noContent,
      },
    },
    async ({ body }, reply) => {
      await eraseSubscription(app, body.token);
      return reply.code(204).send(null);
    },
  );
};
