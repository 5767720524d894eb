import {
  Person,
  PersonErasure,
  PersonExport,
  PersonExportRequest,
  PersonRequest,
} from "@festival/contracts/api/editing/persons";
import * as calls from "@festival/contracts/calls/persons";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { erasePerson } from "../../forms/erasePerson.ts";
import { handle } from "../../platform/calls/handle.ts";
import { write } from "../../platform/database/write.ts";
import { actorOf } from "../../platform/plugins/actor.ts";
import { readPerson } from "./person.ts";
import { personPage } from "./personPage.ts";

const tags = ["admin"];
/** The log says that it was done, and must not keep whose data it was. */
const what = "persons";

/** The rights of persons: what is kept of them, to hand out and to erase. */
export const personsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database } = app;

  handle(
    app,
    calls.findPerson,
    {
      schema: {
        tags,
        summary: "Everything that is kept under an address",
        body: PersonRequest,
        response: { 200: Person },
      },
    },
    async (request) => {
      const person = await readPerson(database, request.body.email);
      await write(database, await actorOf(request), async (_, change) =>
        change.audit({ action: "find", what }),
      );
      return person;
    },
  );

  handle(
    app,
    calls.exportPerson,
    {
      schema: {
        tags,
        summary: "The same as a file",
        body: PersonExportRequest,
        response: { 200: PersonExport },
      },
    },
    async (request) => {
      const { body, locale } = request;
      const person = await readPerson(database, body.email);
      await write(database, await actorOf(request), async (_, change) =>
        change.audit({ action: "export", what }),
      );
      return body.format === "json"
        ? {
            name: "person.json",
            type: "application/json",
            content: JSON.stringify(person, null, 2),
          }
        : { name: "person.html", type: "text/html", content: personPage(locale, person) };
    },
  );

  handle(
    app,
    calls.erasePerson,
    {
      schema: {
        tags,
        summary: "Erase everything that is kept under an address, but an account",
        body: PersonRequest,
        response: { 200: PersonErasure },
      },
    },
    async (request) =>
      write(database, await actorOf(request), async (transaction, change) => {
        const { email } = request.body;
        const { id, erasedAt, scope, counts } = await erasePerson(
          app,
          transaction,
          email,
          "person",
        );
        change.audit({ action: "erase", what, details: { erasure: id, ...counts } });
        return { erased_at: erasedAt.toISOString(), scope, counts };
      }),
  );
};
