/** Where a browser keeps it; "serviceWorker" is the site's program that answers without a network. */
export type DevicePlace = "cookie" | "localStorage" | "sessionStorage" | "cache" | "serviceWorker";

/** Until the tab or the browser is closed, until it is deleted by hand or by the site, or so many days at most. */
export type DevicePeriod = "session" | "untilDeleted" | { days: number };

/** Why it may be kept without consent: the page needs it, the reader asked for it by an act, or staff work with it. */
export type DeviceBasis = "necessary" | "asked" | "staff";

/** One kind of thing that our own code keeps in a browser. */
export interface DeviceEntry {
  /** Names its words in `shell/src/privacy/locales`. */
  id: string;
  place: DevicePlace;
  /** Exact names; one that ends in "*" is a beginning. */
  names: readonly string[];
  period: DevicePeriod;
  basis: DeviceBasis;
}

const session = "session";
const untilDeleted = "untilDeleted";

/**
 * Everything that the site keeps on a device by itself. Settings and privacy page draw their tables from it, and
 * each journey compares it with what its browser holds at the end (`e2e/src/device.ts`).
 */
export const deviceStorage = [
  {
    id: "consent",
    place: "cookie",
    names: ["festival_consent"],
    period: { days: 400 },
    basis: "necessary",
  },
  {
    id: "locale",
    place: "cookie",
    names: ["festival_locale"],
    period: { days: 365 },
    basis: "necessary",
  },
  {
    id: "alert",
    place: "cookie",
    names: ["festival_alert_*"],
    period: { days: 90 },
    basis: "necessary",
  },
  {
    id: "layout",
    place: "cookie",
    names: ["festival_layout"],
    period: session,
    basis: "necessary",
  },
  {
    id: "csrf",
    place: "cookie",
    names: ["csrftoken", "festival_csrf", "__Host-festival_csrf"],
    period: session,
    basis: "necessary",
  },
  {
    id: "contrast",
    place: "localStorage",
    names: ["festival-contrast"],
    period: untilDeleted,
    basis: "necessary",
  },
  {
    id: "reading",
    place: "localStorage",
    names: ["festival-reading", "festival-letters"],
    period: untilDeleted,
    basis: "necessary",
  },
  {
    id: "oldBrowser",
    place: "localStorage",
    names: ["festival-old-browser"],
    period: untilDeleted,
    basis: "necessary",
  },
  {
    id: "places",
    place: "sessionStorage",
    names: ["festival-positions", "festival-programme-trail", "festival-reloaded"],
    period: session,
    basis: "necessary",
  },
  { id: "quiz", place: "sessionStorage", names: ["quiz"], period: session, basis: "necessary" },
  {
    id: "drafts",
    place: "sessionStorage",
    names: ["festival-form-*", "festival-files-*"],
    period: session,
    basis: "necessary",
  },
  {
    id: "keptDrafts",
    place: "localStorage",
    names: ["festival-form-*"],
    period: { days: 30 },
    basis: "asked",
  },
  {
    id: "plan",
    place: "localStorage",
    names: ["festival-plan", "festival-plan-kept", "festival-plan-calendar"],
    period: untilDeleted,
    basis: "asked",
  },
  {
    id: "takeAlong",
    place: "localStorage",
    names: ["festival-take-along"],
    period: untilDeleted,
    basis: "asked",
  },
  {
    id: "pages",
    place: "cache",
    names: ["festival-pages", "festival-files", "festival-pictures", "festival-offline-*"],
    period: { days: 30 },
    basis: "asked",
  },
  {
    id: "serviceWorker",
    place: "serviceWorker",
    names: ["/sw.js"],
    period: untilDeleted,
    basis: "asked",
  },
  {
    id: "staffSession",
    place: "cookie",
    names: ["festival_session", "__Host-festival_session"],
    period: session,
    basis: "staff",
  },
  {
    id: "staffDevice",
    place: "cookie",
    names: ["festival_device", "__Host-festival_device"],
    period: { days: 400 },
    basis: "staff",
  },
  {
    id: "staffRelease",
    place: "cookie",
    names: ["festival_release", "__Host-festival_release"],
    period: { days: 1 },
    basis: "staff",
  },
  {
    id: "staffEditing",
    place: "sessionStorage",
    names: ["festival-edit", "festival-editor-acts"],
    period: session,
    basis: "staff",
  },
  {
    id: "staffUnsaved",
    place: "localStorage",
    names: ["festival-editor*", "festival-admin*", "RaStorefestival-admin*"],
    period: untilDeleted,
    basis: "staff",
  },
] as const satisfies readonly DeviceEntry[];

/**
 * The entry that a name found in a browser belongs to.
 * @example deviceEntryOf("cookie", "festival_alert_12")?.id => "alert"
 */
export function deviceEntryOf(place: DevicePlace, name: string): DeviceEntry | undefined {
  return deviceStorage.find(
    (entry: DeviceEntry) =>
      entry.place === place &&
      entry.names.some((known) =>
        known.endsWith("*") ? name.startsWith(known.slice(0, -1)) : name === known,
      ),
  );
}
