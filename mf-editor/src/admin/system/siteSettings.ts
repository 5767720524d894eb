import { getAllSettings, updateSettings } from "@festival/contracts/calls/platform";
import { answered } from "../../calls/answered.ts";
import { isCallProblem } from "../../calls/callProblem.ts";
import type { Transport } from "../../calls/transport.ts";
import type { FormValues } from "../fields/formValues.ts";
import { withDays } from "../resources/settingsDays.ts";

/** As their form holds them, with the revision that a change of them names. */
export type SiteSettings = FormValues & { revision: number };

/** As the backend has them, and its history of them. */
export const asStored = (settings: SiteSettings): SiteSettings => withDays(settings, Number);

/** @throws CallProblem */
export const readSettings = async ({ read }: Transport): Promise<SiteSettings> =>
  withDays({ ...(await answered(read(getAllSettings, {}))) }, String);

/**
 * @param values those that were changed, as the form holds them or as they are stored
 * @returns all as they are now
 * @throws CallProblem, with the settings as a form holds them where another person was quicker
 */
export async function saveSettings(
  { send }: Transport,
  values: FormValues,
  revision: number,
): Promise<SiteSettings> {
  const sent = { ...withDays(values, Number), revision };
  try {
    return withDays({ ...(await answered(send(updateSettings, {}, sent))) }, String);
  } catch (error) {
    if (isCallProblem(error) && error.details.current) {
      error.details.current = withDays(error.details.current, String);
    }
    throw error;
  }
}
