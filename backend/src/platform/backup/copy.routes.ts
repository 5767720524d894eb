import { mkdir, mkdtemp } from "node:fs/promises";
import { join } from "node:path";
import * as calls from "@festival/contracts/calls/platform";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../calls/handle.ts";
import type { Connection } from "../database/connection.ts";
import { longRequest } from "../plugins/limits.ts";
import { dumpsFolder, unfinishedDump } from "../database/dumps.ts";

/** For a backup beside the running backend, which alone may open the embedded database. */
export const copyRoutes =
  ({ copyTo }: Pick<Connection, "copyTo">): FastifyPluginAsyncTypebox =>
  async (app) => {
    handle(
      app,
      calls.copyDatabase,
      {
        ...longRequest,
        schema: {
          summary: "Copy the embedded database to a folder, which the caller removes",
          response: { 200: Type.Object({ folder: Type.Union([Type.String(), Type.Null()]) }) },
        },
      },
      async () => {
        // a server is read by a connection of one's own
        if (!copyTo) return { folder: null };
        const dumps = dumpsFolder(app.dataDir);
        await mkdir(dumps, { recursive: true, mode: 0o700 });
        const folder = await mkdtemp(join(dumps, unfinishedDump));
        await copyTo(join(folder, "database"));
        return { folder };
      },
    );
  };
