import type { EventStatus } from "../api/events.ts";

/**
 * An event's status for search engines, in words of schema.org. Moved means another house on the same
 * evening: for search engines it takes place as planned.
 */
export const schemaOrgStatus = {
  scheduled: "https://schema.org/EventScheduled",
  added: "https://schema.org/EventScheduled",
  moved: "https://schema.org/EventScheduled",
  postponed: "https://schema.org/EventRescheduled",
  cancelled: "https://schema.org/EventCancelled",
} as const satisfies Record<EventStatus, string>;
