import { possibleServices, type ConsentService } from "@festival/contracts/consent";
import { iframeOf } from "@festival/contracts/embeds/iframes";
import type { Fields } from "@festival/contracts/fields/field";
import { locales } from "@festival/contracts/locales";
import {
  sectionDescriptions,
  sectionModels,
} from "@festival/contracts/sections/sectionDescriptions";
import type { Settings } from "@festival/contracts/api/settings";
import type { Database } from "../../platform/database/openDatabase.ts";
import { listPublicSections } from "./offers.repository.ts";

const hasEmbeds = (fields: Fields): boolean =>
  Object.values(fields).some(
    (field) => field.kind === "embed" || (field.kind === "rows" && hasEmbeds(field.fields)),
  );

const embeddingModels = sectionModels.filter((model) =>
  hasEmbeds(sectionDescriptions[model].fields),
);

/** The services behind the embeds in a section's values, those in rows too. */
function servicesIn(fields: Fields, values: Record<string, unknown>): ConsentService[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    if (field.kind === "embed" && typeof value === "string") {
      return iframeOf(value, field.from === "starmate")?.service ?? [];
    }
    if (field.kind !== "rows" || !Array.isArray(value)) return [];
    return value.flatMap((row: Record<string, unknown>) => servicesIn(field.fields, row));
  });
}

/** The services that pages load by the settings, whatever their sections hold. */
const bySettings: ReadonlySet<ConsentService> = new Set([
  "googleTagManager",
  "advertising",
  "openstreetmap",
  "googlemaps",
]);

/** The services of others that the site uses: those of its settings, and what published content embeds. */
export async function listUsedServices(
  database: Database,
  settings: Pick<Settings, "tag_manager_id" | "starmate_domain" | "map_provider">,
): Promise<ConsentService[]> {
  const stored = await listPublicSections(database, embeddingModels);
  const embedded = new Set(
    stored.flatMap((section) => {
      const { fields } = sectionDescriptions[section.model];
      return locales.flatMap((locale) =>
        servicesIn(fields, { ...section.settings, ...section.texts[locale] }),
      );
    }),
  );
  return possibleServices(settings).filter(
    (service) => bySettings.has(service) || embedded.has(service),
  );
}
