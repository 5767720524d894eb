import type { Localized } from "@festival/contracts/locales";
import type { SystemPage } from "@festival/contracts/staffPaths";
import type { AdminGroup } from "./adminResource.ts";

interface OwnScreen {
  /** Its address below `/admin`. */
  name: SystemPage | "blocks" | "persons";
  group: AdminGroup;
  label: Localized;
  isForAdmins?: true;
}

/** Screens that are no list of records, where the navigation names them. */
export const ownScreens: readonly OwnScreen[] = [
  {
    name: "imports",
    group: "programme",
    label: { de: "Spielzeit einlesen", en: "Import a season" },
  },
  { name: "blocks", group: "site", label: { de: "Bausteine", en: "Reusable blocks" } },
  {
    name: "missed-addresses",
    group: "site",
    label: { de: "Nicht gefundene Adressen", en: "Addresses that were missed" },
  },
  { name: "help", group: "system", label: { de: "Hilfe", en: "Help" } },
  { name: "account", group: "system", label: { de: "Mein Zugang", en: "My account" } },
  {
    name: "persons",
    group: "system",
    label: { de: "Personen und ihre Daten", en: "Persons and their data" },
    isForAdmins: true,
  },
  {
    name: "releases",
    group: "system",
    label: { de: "Auslieferungen", en: "Releases" },
    isForAdmins: true,
  },
  {
    name: "client-errors",
    group: "system",
    label: { de: "Fehler in Browsern", en: "Errors in browsers" },
    isForAdmins: true,
  },
  { name: "settings", group: "system", label: { de: "Einstellungen", en: "Settings" } },
];
