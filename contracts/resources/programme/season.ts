import {
  endsAt,
  isOnline,
  linkAddress,
  linkWords,
  picture,
  recordTitle,
  shortText,
  startsAt,
} from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";

export const seasons = {
  name: "seasons",
  singular: "season",
  labels: { one: { de: "Spielzeit", en: "Season" }, many: { de: "Spielzeiten", en: "Seasons" } },
  group: "programme",
  title: ["title"],
  fields: {
    title: recordTitle,
    motto: { kind: "line", label: { de: "Motto", en: "Motto" }, localized: true, max: 300 },
    description: {
      kind: "prose",
      label: { de: "Beschreibung", en: "Description" },
      localized: true,
      max: 5000,
    },
    starts_on: {
      kind: "day",
      label: { de: "Erster Tag", en: "First day" },
      required: true,
    },
    ends_on: { kind: "day", label: { de: "Letzter Tag", en: "Last day" }, required: true },
    tickets_from: {
      kind: "instant",
      label: { de: "Beginn des Vorverkaufs", en: "Tickets on sale from" },
      help: { de: "Leer, solange es nicht feststeht.", en: "Empty until it is known." },
    },
    image_id: picture,
    is_current: {
      kind: "flag",
      label: { de: "Aktuelle Spielzeit", en: "Current season" },
      help: { de: "Höchstens eine ist es.", en: "At most one is." },
    },
  },
  list: {
    columns: ["title", "starts_on", "ends_on", "is_current"],
    search: ["title", "motto"],
    sort: ["starts_on", "title"],
    defaultSort: "-starts_on",
  },
} as const satisfies ResourceDescription;

/** What stands between the events of the programme, and leads elsewhere. */
export const marketingBanners = {
  name: "marketing-banners",
  singular: "banner",
  labels: {
    one: { de: "Banner", en: "Banner" },
    many: { de: "Banner im Programm", en: "Banners in the programme" },
  },
  group: "content",
  title: ["title"],
  fields: {
    title: recordTitle,
    text: shortText,
    link: linkAddress,
    link_text: linkWords,
    image_id: picture,
    calendar_position: {
      kind: "position",
      label: { de: "Nach so vielen Zeilen der Liste", en: "After so many rows of the list" },
      max: 100_000,
    },
    starts_at: startsAt,
    ends_at: endsAt,
    is_online: isOnline,
    is_advertisement: {
      kind: "flag",
      label: { de: "Bezahlte Werbung", en: "Paid advertisement" },
      help: {
        de: "Steht mit dem Wort „Anzeige“ da.",
        en: "It is marked with the word “Advertisement”.",
      },
    },
  },
  list: {
    columns: ["title", "calendar_position", "starts_at", "ends_at", "is_online"],
    search: ["title", "text"],
    sort: ["calendar_position", "title", "starts_at"],
    defaultSort: "calendar_position",
  },
} as const satisfies ResourceDescription;
