import { getAllSettings, updateSettings } from "@festival/contracts/calls/platform";
import { answered } from "../../calls/answered.ts";
import type { Transport } from "../../calls/transport.ts";
import type { FormValues } from "../fields/formValues.ts";

/** As their form holds them, with the revision that a change of them names. */
type SiteSettings = FormValues & { revision: number };

/** Days of the week are numbers in the settings and choices, which are words, on a form. */
function withDays<Values extends FormValues>(
  values: Values,
  to: (day: unknown) => unknown,
): Values {
  const { hotline } = values;
  if (typeof hotline !== "object" || hotline === null || !("weekdays" in hotline)) return values;
  const weekdays = Array.isArray(hotline.weekdays) ? hotline.weekdays.map(to) : [];
  return { ...values, hotline: { ...hotline, weekdays } };
}

/** @throws CallProblem */
export const readSettings = async ({ read }: Transport): Promise<SiteSettings> =>
  withDays({ ...(await answered(read(getAllSettings, {}))) }, String);

/**
 * @param values those that were changed
 * @returns all as they are now
 * @throws CallProblem, also where another person was quicker
 */
export async function saveSettings(
  { send }: Transport,
  values: FormValues,
  revision: number,
): Promise<SiteSettings> {
  const sent = { ...withDays(values, Number), revision };
  return withDays({ ...(await answered(send(updateSettings, {}, sent))) }, String);
}
