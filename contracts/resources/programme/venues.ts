import { isOnline, picture, slug, titledLinks } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";
import { access } from "./access.ts";

export const venues = {
  name: "venues",
  singular: "venue",
  labels: {
    one: { de: "Spielort", en: "Venue" },
    many: { de: "Spielorte", en: "Venues" },
  },
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
    slug,
    street: { kind: "line", label: { de: "Straße und Hausnummer", en: "Street" }, max: 200 },
    postal_code: { kind: "line", label: { de: "Postleitzahl", en: "Postcode" }, max: 20 },
    city: { kind: "line", label: { de: "Ort", en: "City" }, max: 100 },
    country: {
      kind: "line",
      label: { de: "Land", en: "Country" },
      help: { de: "Zwei Buchstaben, wie DE.", en: "Two letters, such as DE." },
      max: 2,
      pattern: "^(?:|[A-Z]{2})$",
    },
    latitude: {
      kind: "number",
      label: { de: "Breitengrad", en: "Latitude" },
      help: { de: "WGS 84, wie 52,5096.", en: "WGS 84, such as 52.5096." },
      unit: "degrees",
      min: -90,
      max: 90,
      orNone: true,
    },
    longitude: {
      kind: "number",
      label: { de: "Längengrad", en: "Longitude" },
      help: { de: "WGS 84, wie 13,3695.", en: "WGS 84, such as 13.3695." },
      unit: "degrees",
      min: -180,
      max: 180,
      orNone: true,
    },
    access,
    access_text: {
      kind: "prose",
      label: { de: "Hinweise zur Barrierefreiheit", en: "Notes on accessibility" },
      help: { de: "Wo der Aufzug ist, wer hilft.", en: "Where the lift is, who helps." },
      localized: true,
      max: 2000,
    },
    description: {
      kind: "prose",
      label: { de: "Beschreibung", en: "Description" },
      localized: true,
      max: 5000,
    },
    travel: { kind: "richText", label: { de: "Anfahrt", en: "Getting there" }, localized: true },
    links: titledLinks,
    image_id: picture,
    is_online: isOnline,
  },
  list: {
    columns: ["name", "street", "city", "is_online"],
    search: ["name", "street", "city"],
    sort: ["name", "city"],
    defaultSort: "name",
  },
} as const satisfies ResourceDescription;
