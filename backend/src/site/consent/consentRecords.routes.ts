import { ListPage, Uuid } from "@festival/contracts/api/common";
import { ConsentRecord } from "@festival/contracts/api/consent";
import * as calls from "@festival/contracts/calls/site";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { csvResponse, inBatches, sendCsv } from "../../platform/csv.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { write } from "../../platform/database/write.ts";
import { text } from "../../platform/locales/texts.ts";
import { periodOf, periodQuery } from "../../platform/period.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { longRequest } from "../../platform/plugins/limits.ts";
import { listRange, pageLinks } from "../../platform/resources/listQuery.ts";
import {
  listConsents,
  listConsentsAfter,
  type ConsentFilter,
  type ConsentRow,
} from "./consent.repository.ts";
import { hashOf } from "./offers.ts";
import { getOffers } from "./offers.repository.ts";

const tags = ["staff"];
const filterQuery = { consent_id: Type.Optional(Uuid), ...periodQuery };
const batchSize = 1000;

/** Decisions with what was shown to those who took them. */
async function withShown(
  database: Database,
  rows: readonly ConsentRow[],
): Promise<ConsentRecord[]> {
  const offers = await getOffers(
    database,
    rows.map(({ version }) => version),
  );
  return rows.map(({ consentId, recordedAt, ...decision }) => {
    const text = offers.get(decision.version)?.texts[decision.locale] ?? null;
    return {
      ...decision,
      consent_id: consentId,
      recorded_at: recordedAt.toISOString(),
      shown_hash: text && hashOf(text),
      shown_text: text,
    };
  });
}

/** The record of consent, for staff who have to show it. */
export const consentRecordsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;

  handle(
    app,
    calls.listConsentRecords,
    {
      schema: {
        tags,
        summary: "Decisions of the consent dialog, the newest first",
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
          per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
          ...filterQuery,
        }),
        response: { 200: ListPage(ConsentRecord) },
      },
    },
    async ({ query, url }) => {
      const { page, limit, offset } = listRange(query);
      const filter = { consentId: query.consent_id, ...periodOf(query) };
      const { count, rows } = await listConsents(database, filter, { limit, offset });
      const links = pageLinks(url.split("?", 1)[0] ?? "", query, page, offset + limit >= count);
      return { count, ...links, results: await withShown(database, rows) };
    },
  );

  async function* batches(filter: ConsentFilter): AsyncGenerator<string[][]> {
    const read = (after: number) => listConsentsAfter(database, filter, after, batchSize);
    for await (const rows of inBatches(read)) {
      const records = await withShown(database, rows);
      yield records.map((row) => [
        row.consent_id,
        row.recorded_at,
        String(row.version),
        row.action,
        row.groups.join(", "),
        row.services.join(", "),
        row.locale,
        row.shown_hash ?? "",
        row.shown_text ?? "",
      ]);
    }
  }

  handle(
    app,
    calls.exportConsentRecords,
    {
      ...longRequest,
      schema: {
        tags,
        summary: "The record of consent as a table",
        querystring: Type.Object(filterQuery),
        response: csvResponse,
      },
    },
    async (request, reply) => {
      const { locale, query } = request;
      await write(database, await actorOf(request), async (_, change) =>
        change.audit({ action: "export", what: "consent-records" }),
      );
      const header = (
        [
          "csv.consent_id",
          "csv.recorded_at",
          "csv.version",
          "csv.action",
          "csv.groups",
          "csv.services",
          "csv.locale",
          "csv.shown_hash",
          "csv.shown_text",
        ] as const
      ).map((key) => text(locale, key));
      const filter = { consentId: query.consent_id, ...periodOf(query) };
      return sendCsv(reply, locale, `consent-${locale}`, header, batches(filter));
    },
  );
};
