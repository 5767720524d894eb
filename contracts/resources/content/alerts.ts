import {
  endsAt,
  isOnline,
  linkAddress,
  linkWords,
  position,
  recordTitle,
  shortText,
  startsAt,
} from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

/** Messages of the bar at the top of each page. */
export const alerts = {
  name: "alerts",
  singular: "alert",
  labels: { one: { de: "Hinweis", en: "Alert" }, many: { de: "Hinweise", en: "Alerts" } },
  group: "content",
  title: ["title"],
  fields: {
    title: recordTitle,
    text: shortText,
    link_title: linkWords,
    link: linkAddress,
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
