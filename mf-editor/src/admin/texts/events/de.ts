import events from "../../events/locales/de.json" with { type: "json" };

/** What screens of events say besides. */
export const words = events;
