import { ApiError } from "@festival/contracts/errors";
import { leastFillingTime } from "@festival/contracts/formFields";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import { text } from "../platform/locales/texts.ts";

/** How long the answer to "are you a person?" is worth something, in milliseconds. */
const confirmWithin = 24 * 60 * 60 * 1000;

const opened = "form opened";
const asked = "person asked";

/** What an entry carries to show that a person sends it. */
export interface HumanSigns {
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
 * Lets through what a person sends: nothing in the control that people do not see, and time taken. Where
 * that is in doubt the answer asks, with a token that is to come back with the same entry: nothing that a
 * person wrote is thrown away. Without a token of when the form was opened, as it is without scripts,
 * time is not looked at.
 * @param form what the tokens are for
 * @throws ApiError validation_failed with `details.confirm_human` and `details.token`
 */
export function requireHuman(
  app: FastifyInstance,
  form: string,
  locale: Locale,
  signs: HumanSigns,
): void {
  const confirmed = signs.confirm_human && ageOf(app, asked, form, signs.confirm_human);
  if (typeof confirmed === "number" && confirmed < confirmWithin) return;
  const age = signs.form_token ? ageOf(app, opened, form, signs.form_token) : Infinity;
  const isFilled = (signs.website_confirm ?? "").trim() !== "";
  if (!isFilled && age !== undefined && age >= leastFillingTime) return;
  throw new ApiError("validation_failed", "Please confirm that a person sends this.", {
    confirm_human: true,
    token: app.signing.sign(asked, `${form} ${Date.now()}`),
    message: text(locale, "human.question"),
  });
}
