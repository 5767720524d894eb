import type { Field } from "../../fields/field.ts";
import { isOnline, personNames, picture, slug, titledLinks } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";
import { authorityIds } from "./authorityIds.ts";

/** Instrument, voice or function. */
export const role = {
  kind: "line",
  label: { de: "Instrument, Stimme oder Funktion", en: "Instrument, voice or function" },
  localized: true,
  max: 200,
} as const satisfies Field;

const resident = {
  kind: "flag",
  label: { de: "Artist in Residence", en: "Artist in residence" },
} as const satisfies Field;
const fellowship = {
  kind: "flag",
  label: { de: "Stipendiatin oder Stipendiat", en: "Fellow" },
} as const satisfies Field;

/** Those who perform under their own name, whom visitors' calls name cast members. */
export const artists = {
  name: "artists",
  singular: "artist",
  labels: {
    one: { de: "Künstlerin oder Künstler", en: "Artist" },
    many: { de: "Künstlerinnen und Künstler", en: "Artists" },
  },
  group: "programme",
  title: ["first_name", "last_name"],
  fields: {
    ...personNames,
    role,
    resident_artist: resident,
    fellowship_artist: fellowship,
    biography: { kind: "richText", label: { de: "Biografie", en: "Biography" }, localized: true },
    slug,
    links: titledLinks,
    ...authorityIds,
    image_id: { ...picture, label: { de: "Porträt", en: "Portrait" } },
    is_online: isOnline,
  },
  list: {
    columns: ["first_name", "last_name", "role", "is_online"],
    search: ["first_name", "last_name"],
    sort: ["last_name", "first_name"],
    defaultSort: "last_name",
    filters: {
      resident_artist: { ...resident, equals: "resident_artist" },
      fellowship_artist: { ...fellowship, equals: "fellowship_artist" },
    },
  },
} as const satisfies ResourceDescription;

export const ensembles = {
  name: "ensembles",
  singular: "ensemble",
  labels: { one: { de: "Ensemble", en: "Ensemble" }, many: { de: "Ensembles", en: "Ensembles" } },
  group: "programme",
  title: ["name"],
  fields: {
    name: {
      kind: "line",
      label: { de: "Name", en: "Name" },
      required: true,
      localized: true,
      max: 200,
    },
    description: {
      kind: "richText",
      label: { de: "Beschreibung", en: "Description" },
      localized: true,
    },
    members: {
      kind: "rows",
      label: { de: "Mitglieder", en: "Members" },
      row: { de: "Mitglied", en: "Member" },
      help: {
        de: "Wer eine eigene Seite hat.",
        en: "Those who have a page of their own.",
      },
      fields: {
        artist_id: {
          kind: "reference",
          label: { de: "Künstlerin oder Künstler", en: "Artist" },
          required: true,
          to: "artists",
        },
        role,
      },
      max: 200,
    },
    slug,
    links: titledLinks,
    ...authorityIds,
    image_id: picture,
    is_online: isOnline,
  },
  list: {
    columns: ["name", "is_online"],
    search: ["name"],
    sort: ["name"],
    defaultSort: "name",
  },
} as const satisfies ResourceDescription;
