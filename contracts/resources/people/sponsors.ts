import { isOnline, picture, position } from "../../fields/recurring.ts";
import type { Field } from "../../fields/field.ts";
import type { ResourceDescription } from "../resource.ts";

const tier = {
  kind: "choice",
  label: { de: "Art der Förderung", en: "Kind of support" },
  options: [
    { value: "main", label: { de: "Hauptförderer", en: "Main sponsor" } },
    { value: "partner", label: { de: "Partner", en: "Partner" } },
    { value: "supporter", label: { de: "Unterstützer", en: "Supporter" } },
    { value: "media", label: { de: "Medienpartner", en: "Media partner" } },
  ],
  default: "partner",
} as const satisfies Field;

/** Those who pay for the festival. */
export const sponsors = {
  name: "sponsors",
  singular: "sponsor",
  labels: {
    one: { de: "Förderer", en: "Sponsor" },
    many: { de: "Förderer", en: "Sponsors" },
  },
  group: "people",
  title: ["name"],
  fields: {
    name: { kind: "line", label: { de: "Name", en: "Name" }, required: true, max: 200 },
    url: {
      kind: "webAddress",
      label: { de: "Website", en: "Website" },
      max: 500,
      pattern: "^$|^https?://[^\\s<>\"']+$",
    },
    image_id: { ...picture, label: { de: "Logo", en: "Logo" } },
    tier,
    position,
    is_online: isOnline,
  },
  list: {
    columns: ["name", "tier", "position", "is_online"],
    search: ["name"],
    sort: ["name", "position", "tier"],
    defaultSort: "position",
    filters: { tier: { ...tier, equals: "tier" } },
  },
} as const satisfies ResourceDescription;
