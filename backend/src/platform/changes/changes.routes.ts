import * as calls from "@festival/contracts/calls/platform";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../calls/handle.ts";
import type { OpenDatabase } from "../database/openDatabase.ts";
import { addChangesJob } from "./forgetChanges.ts";
import { createChangeFeed } from "./changeFeed.ts";

/** How often a silent stream says that it lives, in milliseconds. */
const heartbeat = 15_000;
/** What may wait in a stream for a reader who is slow, in bytes; beyond, it must come back. */
const mostWaiting = 1024 * 1024;

const changeId = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/**
 * GET /internal/changes, server-sent events. `change` has the tags of one write as JSON, `reset` says that
 * everything may have changed; the id of either is where the reader then is. A reader that was cut off
 * comes back with `Last-Event-ID` or `?after=`; one that brings neither gets a reset first.
 */
export function changesRoutes(open: Pick<OpenDatabase, "database" | "listen">) {
  const routes: FastifyPluginAsyncTypebox = async (app) => {
    const feed = createChangeFeed(open, (error) =>
      app.log.error({ err: error }, "feed of changes"),
    );
    addChangesJob(app);
    const streams = new Set<() => void>();
    app.addHook("preClose", async () => streams.forEach((end) => end()));

    handle(
      app,
      calls.followChanges,
      {
        schema: {
          tags: ["internal"],
          summary: "Feed of changes, as server-sent events",
          querystring: Type.Object({ after: Type.Optional(changeId) }),
          headers: Type.Object({ "last-event-id": Type.Optional(changeId) }),
        },
      },
      async (request, reply) => {
        const after = request.headers["last-event-id"] ?? request.query.after ?? null;
        reply.hijack();
        const { raw } = reply;
        raw.writeHead(200, {
          "content-type": "text/event-stream",
          "cache-control": "no-store",
          "x-accel-buffering": "no",
        });
        raw.flushHeaders();
        const send = (text: string) => {
          raw.write(text);
          if (raw.writableLength > mostWaiting) raw.destroy();
        };
        const pulse = setInterval(() => send(":\n\n"), heartbeat);
        const end = () => raw.end();
        streams.add(end);
        const listener = {
          onChange: ({ id, tags }: { id: number; tags: string[] }) =>
            send(`id: ${id}\nevent: change\ndata: ${JSON.stringify(tags)}\n\n`),
          onReset: (id: number) => send(`id: ${id}\nevent: reset\ndata: []\n\n`),
        };
        const closed = new Promise<void>((resolve) => raw.once("close", resolve));
        try {
          const unfollow = await feed.follow(listener, after);
          await closed;
          await unfollow();
        } catch (error) {
          request.log.error({ err: error }, "feed of changes");
          raw.destroy();
        } finally {
          clearInterval(pulse);
          streams.delete(end);
        }
      },
    );
  };
  return routes;
}
