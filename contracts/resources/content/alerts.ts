import { endsAt, isOnline, position, startsAt } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

/** Messages of the bar at the top of each page. */
export const alerts = {
  name: "alerts",
  singular: "alert",
  labels: { one: { de: "Hinweis", en: "Alert" }, many: { de: "Hinweise", en: "Alerts" } },
  group: "content",
  title: ["title"],
  fields: {
    title: {
      kind: "line",
      label: { de: "Titel", en: "Title" },
      required: true,
      localized: true,
      max: 200,
    },
    text: { kind: "prose", label: { de: "Text", en: "Text" }, localized: true, max: 1000 },
    link_title: {
      kind: "line",
      label: { de: "Linktext", en: "Link text" },
      localized: true,
      max: 100,
    },
    link: { kind: "link", label: { de: "Adresse", en: "Address" }, localized: true, max: 2000 },
    starts_at: startsAt,
    ends_at: endsAt,
    position: {
      ...position,
      help: { de: "Der erste ist zu sehen.", en: "The first one is shown." },
    },
    is_online: isOnline,
  },
  list: {
    columns: ["title", "position", "starts_at", "ends_at", "is_online"],
    search: ["title", "text"],
    sort: ["title", "position", "starts_at", "ends_at"],
    defaultSort: "position",
  },
} as const satisfies ResourceDescription;
