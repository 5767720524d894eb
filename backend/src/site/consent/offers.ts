import { createHash } from "node:crypto";
import type { ConsentService } from "@festival/contracts/consent";
import { offerText } from "@festival/contracts/consent/offerWords";
import { localize, type Localized } from "@festival/contracts/locales";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../platform/database/openDatabase.ts";
import { system, write } from "../../platform/database/write.ts";
import { getSettings } from "../../platform/settings/settings.repository.ts";
import {
  getConsentIntro,
  getHighestDecidedVersion,
  getLastChange,
  getNewestOffer,
  insertOffer,
  lockOffers,
  type ConsentOfferRow,
} from "./offers.repository.ts";
import { listUsedServices } from "./usedServices.ts";

/** What visitors are asked about now, and what they read about it. */
export interface ConsentOffer {
  version: number;
  hash: string;
  services: readonly ConsentService[];
  texts: Localized;
}

/** SHA-256 of what was shown, its first half. */
export const hashOf = (shown: string): string =>
  createHash("sha256").update(shown).digest("hex").slice(0, 32);

/**
 * What holds now. As long as services, words and the staff's own number are those of the newest version, it is that
 * one; else it is the version that `keepOffer` is going to keep.
 */
export async function getCurrentOffer(
  database: Database,
): Promise<{ offer: ConsentOffer; isKept: boolean }> {
  const settings = await getSettings(database);
  const services = await listUsedServices(database, settings);
  const intro = await getConsentIntro(database);
  const texts = localize((locale) => offerText(locale, services, intro[locale]));
  const hash = hashOf(JSON.stringify([settings.consent_version, services, texts.de, texts.en]));
  const newest = await getNewestOffer(database);
  if (newest?.hash === hash) return { offer: { ...newest, services, texts }, isKept: true };
  // decisions from before the first kept version name numbers, too
  const last = newest?.version ?? (await getHighestDecidedVersion(database));
  const version = Math.max(last + 1, settings.consent_version);
  return { offer: { version, hash, services, texts }, isKept: false };
}

/** Keeps what holds now as a version, unless it is the newest one; caches then ask for the settings again. */
export async function keepOffer(database: Database): Promise<ConsentOffer> {
  const { offer, isKept } = await getCurrentOffer(database);
  if (isKept) return offer;
  return write(database, system("consent"), async (transaction, change) => {
    await lockOffers(transaction);
    const now = await getCurrentOffer(transaction);
    if (now.isKept) return now.offer;
    const { services, ...values } = now.offer;
    await insertOffer(transaction, { ...values, services: [...services] });
    change.tag("settings");
    return now.offer;
  });
}

/** The version that a visitor decided on; kept first where it is not yet. */
export async function highestOfferedVersion(database: Database, shown: number): Promise<number> {
  const newest: ConsentOfferRow | undefined = await getNewestOffer(database);
  if (newest && shown <= newest.version) return newest.version;
  return (await keepOffer(database)).version;
}

/** Looks each minute whether something was published, or set, that changes what visitors are asked about. */
export function addOfferJob(app: FastifyInstance): void {
  let seen = -1;
  app.jobs.handle("consent-offer", { schedule: "* * * * *" }, async () => {
    const last = await getLastChange(app.database);
    if (last === seen) return;
    await keepOffer(app.database);
    seen = last;
  });
}
