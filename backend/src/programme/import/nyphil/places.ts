import { localize, type Localized } from "@festival/contracts/locales";
import type { ImportedEnsemble, ImportedVenue } from "../importedEvent.ts";
import { tidy } from "./names.ts";

const german: Record<string, string> = {
  Austria: "Österreich",
  Brazil: "Brasilien",
  "Canary Islands": "Kanarische Inseln",
  "Czech Republic": "Tschechien",
  Denmark: "Dänemark",
  Germany: "Deutschland",
  Ireland: "Irland",
  Italy: "Italien",
  Mexico: "Mexiko",
  Netherlands: "Niederlande",
  Poland: "Polen",
  Scotland: "Schottland",
  Spain: "Spanien",
  Switzerland: "Schweiz",
};

/** Countries stand in capitals, states as two letters: "Cologne, GERMANY", "Vail, CO". */
function readableLocation(location: string): string {
  const parts = tidy(location)
    .split(", ")
    .map((part) =>
      part.length > 3 && part === part.toUpperCase()
        ? part.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
        : part,
    );
  // "Tenerife, Santa Cruz de, Canary Islands"
  if (parts.length === 3 && parts[1]?.endsWith(" de")) {
    return `${parts[1]} ${parts[0]}, ${parts[2]}`;
  }
  return parts.join(", ");
}

function slugKey(text: string): string {
  return text.toLowerCase();
}

/** Where a concert took place. Some concerts tell only the town, and "None" for the hall. */
export function venue(name: string, location: string): ImportedVenue {
  const city = readableLocation(location);
  const plain = tidy(name).replace(/^(.+), The$/, "The $1");
  const unknown = plain === "" || /^(?:none|unknown venue)$/i.test(plain);
  const town = city.split(", ")[0] ?? city;
  return {
    key: `nyphil:venue:${slugKey(tidy(location))}|${slugKey(tidy(name))}`,
    name: unknown
      ? { de: `${town} (Spielort nicht überliefert)`, en: `${town} (venue not recorded)` }
      : localize(() => plain),
    city: city.replace(/, ([^,]+)$/, (_, country: string) => `, ${german[country] ?? country}`),
  };
}

const orchestras: Record<string, Localized | null> = {
  "New York Philharmonic": localize(() => "New York Philharmonic"),
  "Musicians from the New York Philharmonic": {
    de: "Mitglieder des New York Philharmonic",
    en: "Musicians from the New York Philharmonic",
  },
  "Members of NY Philharmonic": {
    de: "Mitglieder des New York Philharmonic",
    en: "Musicians from the New York Philharmonic",
  },
  "NY Philharmonic Ensembles": {
    de: "Ensembles des New York Philharmonic",
    en: "New York Philharmonic Ensembles",
  },
  // presents others and does not play itself
  "NYP Presentation": null,
};

export function ensemble(name: Localized): ImportedEnsemble {
  return { key: `nyphil:ensemble:${slugKey(name.en)}`, name };
}

/** The orchestra itself or a part of it; null where it only lends its name. */
export function orchestra(name: string): ImportedEnsemble | null {
  const plain = tidy(name);
  const known = orchestras[plain];
  if (known === null || plain === "") return null;
  return ensemble(known ?? localize(() => plain));
}
