import { ListPage } from "@festival/contracts/api/common";
import { Erased, EraseRequest } from "@festival/contracts/api/forms";
import { Subscriber } from "@festival/contracts/api/newsletter";
import * as calls from "@festival/contracts/calls/newsletter";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { csvResponse, inBatches, sendCsv } from "../../platform/csv.ts";
import { write } from "../../platform/database/write.ts";
import { text } from "../../platform/locales/texts.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { longRequest } from "../../platform/plugins/limits.ts";
import { listRange, pageLinks } from "../../platform/resources/listQuery.ts";
import {
  listSubscribers,
  listSubscribersAfter,
  listWithdrawalsAfter,
  type SubscriberFilter,
} from "./newsletter.repository.ts";
import { erasePerson } from "../erasePerson.ts";
import { toSubscriber } from "./newsletter.dto.ts";
import { newsletterLink, oneClickLink } from "./newsletterMails.ts";

const tags = ["staff"];
const filterQuery = {
  search: Type.Optional(Type.String({ maxLength: 100 })),
  confirmed: Type.Optional(Type.Boolean()),
};
const batchSize = 500;

/** Who gets the newsletter, for staff; taking addresses out and erasing them is for admins. */
export const subscribersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;

  handle(
    app,
    calls.listSubscribers,
    {
      schema: {
        tags,
        summary: "Subscribers of the newsletter, the newest first",
        querystring: Type.Object({
          page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
          per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
          ...filterQuery,
        }),
        response: { 200: ListPage(Subscriber) },
      },
    },
    async ({ query, url }) => {
      const { page, limit, offset } = listRange(query);
      const { count, rows } = await listSubscribers(database, query, { limit, offset });
      const path = url.split("?", 1)[0] ?? "";
      const { confirmed, ...others } = query;
      const filters = { ...others, ...(confirmed !== undefined && { confirmed }) };
      const links = pageLinks(path, filters, page, offset + limit >= count);
      return { count, ...links, results: rows.map(toSubscriber) };
    },
  );

  async function* batches(filter: SubscriberFilter): AsyncGenerator<string[][]> {
    const read = (after: number) => listSubscribersAfter(database, filter, after, batchSize);
    for await (const rows of inBatches(read)) {
      yield rows.map((row) => [
        row.email,
        row.locale,
        row.interests.join(", "),
        row.requestedAt.toISOString(),
        row.confirmedAt?.toISOString() ?? "",
        row.consentVersion ?? "",
        newsletterLink(app, row.locale, row.token, "settings"),
        oneClickLink(app, row),
        "",
      ]);
    }
  }

  /** Who left, so that a program that sends the issues can take them out, too. */
  async function* withdrawn(search: string | undefined): AsyncGenerator<string[][]> {
    const read = (after: number) => listWithdrawalsAfter(database, search, after, batchSize);
    for await (const rows of inBatches(read)) {
      yield rows.map(({ email, locale, at }) => [
        email,
        locale,
        ...Array.from({ length: 6 }, () => ""),
        at.toISOString(),
      ]);
    }
  }

  async function* subscribersAndWithdrawn(search: string | undefined): AsyncGenerator<string[][]> {
    // no mail goes to addresses that were never confirmed
    yield* batches({ search, confirmed: true });
    yield* withdrawn(search);
  }

  handle(
    app,
    calls.exportSubscribers,
    {
      ...longRequest,
      schema: {
        tags,
        summary: "Confirmed subscribers, and who left, as a table",
        querystring: Type.Object({ search: filterQuery.search }),
        response: csvResponse,
      },
    },
    async (request, reply) => {
      const { locale, query } = request;
      await write(database, await actorOf(request), async (_, change) =>
        change.audit({ action: "export", what: "newsletter-subscribers" }),
      );
      const header = (
        [
          "csv.email",
          "csv.locale",
          "csv.interests",
          "csv.requested_at",
          "csv.confirmed_at",
          "csv.consent",
          "csv.settings_link",
          "csv.one_click",
          "csv.left_at",
        ] as const
      ).map((key) => text(locale, key));
      const rows = subscribersAndWithdrawn(query.search);
      return sendCsv(reply, locale, `newsletter-${locale}`, header, rows);
    },
  );

  handle(
    app,
    calls.eraseSubscriber,
    {
      schema: {
        tags,
        summary: "Delete all that is kept of an address",
        body: EraseRequest,
        response: { 200: Erased },
      },
    },
    async (request) =>
      write(database, await actorOf(request), async (transaction, change) => {
        const email = request.body.email.toLowerCase();
        const { counts } = await erasePerson(app, transaction, email, "newsletter");
        const erased = counts.newsletter ?? 0;
        // the log must not keep what is erased
        change.audit({ action: "erase", what: "newsletter-subscribers", details: { erased } });
        return { erased };
      }),
  );
};
