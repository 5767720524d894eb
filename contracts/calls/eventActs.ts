import type { EventAct, EventActAnswer, EventSurroundings } from "../api/editing/eventActs.ts";
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

/** What an event's screen shows besides its own fields: booklet, changes, clashes. */
export const getEventSurroundings: Get<{
  params: { id: number };
  answer: EventSurroundings;
}> = {
  method: "GET",
  path: "/:locale/pageeditor-api/events/:id/surroundings/",
  for: "staff",
};
