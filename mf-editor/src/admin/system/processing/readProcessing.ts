import type { SettingsRecord } from "@festival/contracts/api/settings";
import { getAllSettings } from "@festival/contracts/calls/platform";
import { getSettings } from "@festival/contracts/calls/site";
import { offeredServices, type ConsentService } from "@festival/contracts/consent";
import { answered } from "../../../calls/answered.ts";
import type { Transport } from "../../../calls/transport.ts";

/** What the record of processing takes from the settings, and from what is published. */
export interface ProcessingFacts {
  settings: SettingsRecord;
  /** Services of others that the site uses at present. */
  services: readonly ConsentService[];
}

/** @throws CallProblem */
export async function readProcessing({ read }: Transport): Promise<ProcessingFacts> {
  const [settings, shown] = await Promise.all([
    answered(read(getAllSettings, {})),
    answered(read(getSettings, {})),
  ]);
  return { settings, services: offeredServices(shown) };
}
