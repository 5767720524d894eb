import * as calls from "@festival/contracts/calls/platform";
import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { longRequest } from "../../platform/plugins/limits.ts";
import { ImportError } from "./importError.ts";
import { importNyphil, mostBytes } from "./importNyphil.ts";

const count = Type.Integer({ minimum: 0 });
const ImportAnswer = Type.Object({
  leftOut: Type.Array(
    Type.Object({ position: Type.String(), row: Type.String(), reason: Type.String() }),
  ),
  events: Type.Object({ new: count, changed: count, unchanged: count }),
  created: Type.Record(Type.String(), count),
});

/** Imports through the running backend, which alone may open the embedded database. */
export const importRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.importNyphil,
    // the file comes as plain text: what is wrong with its JSON is for the import to say
    {
      ...longRequest,
      bodyLimit: mostBytes,
      schema: {
        summary: "Import a file of the New York Philharmonic's performance history",
        description:
          "Takes the good rows and names the others, or with `strict` takes all rows or none.",
        querystring: Type.Object({ strict: Type.Optional(Type.Boolean()) }),
        body: Type.String(),
        response: { 200: ImportAnswer },
      },
    },
    async ({ body, query }) => {
      try {
        return await importNyphil(app.database, body, query.strict);
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        throw new ApiError("validation_failed", error.message, { problems: error.problems });
      }
    },
  );
};
