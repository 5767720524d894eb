import { ListPage } from "@festival/contracts/api/common";
import { AuditLine } from "@festival/contracts/api/staff";
import * as calls from "@festival/contracts/calls/staff";
import type { Locale } from "@festival/contracts/locales";
import { resourceDescriptions } from "@festival/contracts/resources/resourceDescriptions";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { listRange, pageLinks } from "../../platform/resources/listQuery.ts";
import { listAuditLines } from "./audit.repository.ts";

const Moment = Type.String({ format: "date-time", maxLength: 40 });

const listQuery = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  user: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
  /** "event:12", or "event" for all of them. */
  what: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  action: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  from: Type.Optional(Moment),
  /** Not included. */
  to: Type.Optional(Moment),
});

/** A leap second passes for a moment, but is none that can be stored; nor is the year 0, before any line. */
function momentOf(text: string | undefined): Date | undefined {
  const moment = text === undefined ? NaN : Date.parse(text);
  return Number.isNaN(moment) ? undefined : new Date(Math.max(moment, 0));
}

const bySingular = new Map(resourceDescriptions.map((each) => [each.singular, each]));

/** The fields that a line names, by their labels. */
function fieldsInWords(
  { what, details }: { what: string; details: object },
  locale: Locale,
): string {
  const fields: unknown = "fields" in details ? details.fields : undefined;
  if (!Array.isArray(fields)) return "";
  const description = bySingular.get(what.split(":", 1)[0] ?? "");
  return fields.map((name) => description?.fields[name]?.label[locale] ?? String(name)).join(", ");
}

/** Who changed what and when, for admins. */
export const auditRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.listAuditLines,
    {
      schema: {
        tags: ["admin"],
        summary: "Who changed what, the latest first",
        querystring: listQuery,
        response: { 200: ListPage(AuditLine) },
      },
    },
    async (request) => {
      const { query } = request;
      const { page, limit, offset } = listRange(query);
      const filters = {
        userId: query.user,
        what: query.what,
        action: query.action,
        from: momentOf(query.from),
        before: momentOf(query.to),
      };
      const { count, lines } = await listAuditLines(app.database, filters, { limit, offset });
      const path = request.url.split("?", 1)[0] ?? "";
      const links = pageLinks(path, query, page, offset + limit >= count);
      const results = lines.map((line) => ({
        id: line.id,
        at: line.at.toISOString(),
        user_id: line.userId,
        actor: line.actor,
        action: line.action,
        what: line.what,
        title: line.title,
        fields: fieldsInWords(line, request.locale),
        details: line.details,
        request_id: line.requestId,
      }));
      return { count, ...links, results };
    },
  );
};
