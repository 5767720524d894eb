import type {
  EventAct,
  EventActAnswer,
  EventClash,
  EventSurroundings,
} from "../api/editing/eventActs.ts";
import type { Get, Post } from "./call.ts";

/**
 * Cancels, postpones or moves an event with all that follows, or says what would follow. A stale revision is
 * answered with 409, a start or venue that makes no sense with 422.
 */
export const actOnEvent: Post<{
  params: { id: number };
  body: EventAct;
  answer: EventActAnswer;
}> = {
  method: "POST",
  path: "/:locale/pageeditor-api/events/:id/act/",
  for: "staff",
};

/** What an event's screen shows besides its own fields: booklet and changes. */
export const getEventSurroundings: Get<{
  params: { id: number };
  answer: EventSurroundings;
}> = {
  method: "GET",
  path: "/:locale/pageeditor-api/events/:id/surroundings/",
  for: "staff",
};

/** What an event takes up, as it is being typed. Ids of a list have commas between them. */
export interface EventClashQuery {
  starts_at: string;
  /** Without one it takes three hours. */
  ends_at?: string;
  venue_id?: number;
  artist_ids?: string;
  ensemble_ids?: string;
  /** The event itself, where it is stored already. */
  except?: number;
}

/** Events at the same time that need the same venue, artist or ensemble, whether public or not. */
export const listEventClashes: Get<{ query: EventClashQuery; answer: EventClash[] }> = {
  method: "GET",
  path: "/:locale/pageeditor-api/event-clashes/",
  for: "staff",
};
