import type { FastifyReply } from "fastify";
import { Type } from "typebox";

const contentType = "text/calendar; charset=utf-8";

/** Of routes that answer with a calendar file. */
export const calendarAnswer = {
  response: { 200: { content: { "text/calendar": { schema: Type.String() } } } },
};

/** @param name of the file, without its ending; letters, digits and hyphens */
export function sendCalendar(reply: FastifyReply, calendar: string, name: string): FastifyReply {
  return reply
    .type(contentType)
    .header("content-disposition", `attachment; filename="${name}.ics"`)
    .serializer((body: string) => body)
    .send(calendar);
}
