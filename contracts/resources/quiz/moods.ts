import { groupName, position } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

/** How events feel; the quiz asks for it. */
export const moods = {
  name: "moods",
  singular: "mood",
  labels: { one: { de: "Stimmung", en: "Mood" }, many: { de: "Stimmungen", en: "Moods" } },
  group: "quiz",
  title: ["title"],
  fields: {
    title: groupName,
    position,
    event_ids: {
      kind: "references",
      label: { de: "Veranstaltungen", en: "Events" },
      help: { de: "Die sich so anfühlen.", en: "Those that feel like this." },
      to: "events",
      max: 2000,
    },
  },
  list: {
    columns: ["title", "position"],
    search: ["title"],
    sort: ["title", "position"],
    defaultSort: "position",
  },
} as const satisfies ResourceDescription;
