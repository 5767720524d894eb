import { ApiError } from "@festival/contracts/errors";
import { leastFillingTime } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import { text } from "../platform/locales/texts.ts";

/** Milliseconds in which the question "are you a person?" can be answered. */
const confirmWithin = 24 * 60 * 60 * 1000;

const opened = "form opened";
const confirming = "person asked";

/** The fields of an entry that the check reads; `website_confirm` is the honeypot. */
export interface BotCheckFields {
  website_confirm?: string | undefined;
  form_token?: string | undefined;
  confirm_human?: string | undefined;
}

/** Milliseconds since a token was made for this form; undefined where it was not. */
function ageOf(app: FastifyInstance, purpose: string, form: string, token: string) {
  const [of, at] = app.signing.read(purpose, token)?.split(" ", 2) ?? [];
  return of === form && at !== undefined ? Date.now() - Number(at) : undefined;
}

/** Says when a form was opened. */
export function openedToken(app: FastifyInstance, form: string): string {
  return app.signing.sign(opened, `${form} ${Date.now()}`);
}

/**
 * Asks for a confirmation where a bot may have sent the entry: the honeypot is filled, or the form was
 * filled in too fast. The confirmation is a token that comes back with the same entry, so nothing that a
 * person wrote is lost. Without scripts there is no token of when the form was opened, and the time is
 * not checked.
 * @param form what the tokens are for
 * @throws ApiError validation_failed with `details.confirm_human` and `details.token`
 */
export function refuseBots(
  app: FastifyInstance,
  form: string,
  locale: Locale,
  fields: BotCheckFields,
): void {
  const confirmed = fields.confirm_human && ageOf(app, confirming, form, fields.confirm_human);
  if (typeof confirmed === "number" && confirmed < confirmWithin) return;
  const age = fields.form_token ? ageOf(app, opened, form, fields.form_token) : Infinity;
  const isFilled = (fields.website_confirm ?? "").trim() !== "";
  if (!isFilled && age !== undefined && age >= leastFillingTime) return;
  throw new ApiError("validation_failed", "Please confirm that a person sends this.", {
    confirm_human: true,
    token: app.signing.sign(confirming, `${form} ${Date.now()}`),
    message: text(locale, "human.question"),
  });
}
