import { ApiError } from "@festival/contracts/errors";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { longRequest } from "../plugins/limits.ts";
import { ImportError } from "./importError.ts";
import { importNyphil } from "./importNyphil.ts";

/** The history's largest files have a few megabytes. */
const maxBytes = 64 * 1024 * 1024;

const count = Type.Integer({ minimum: 0 });
const ImportAnswer = Type.Object({
  events: Type.Object({ new: count, changed: count, unchanged: count }),
  created: Type.Record(Type.String(), count),
});

/** Imports through the running backend, which alone may open the embedded database. */
export const importRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    "/import/nyphil",
    // the file comes as plain text: what is wrong with its JSON is for the import to say
    {
      ...longRequest,
      bodyLimit: maxBytes,
      schema: {
        summary: "Import a file of the New York Philharmonic's performance history",
        body: Type.String(),
        response: { 200: ImportAnswer },
      },
    },
    async ({ body }) => {
      try {
        return await importNyphil(app.database, body);
      } catch (error) {
        if (!(error instanceof ImportError)) throw error;
        throw new ApiError("validation_failed", error.message, { problems: error.problems });
      }
    },
  );
};
