import { createHash } from "node:crypto";
import type { Image } from "@festival/contracts/api/common";
import * as calls from "@festival/contracts/calls/quiz";
import { renditionWidths } from "@festival/contracts/images";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { handle } from "../../platform/calls/handle.ts";
import { text } from "../../platform/locales/texts.ts";
import { inPictureProcess } from "../../platform/pictures/inPictureProcess.ts";
import { createLimit } from "../../platform/plugins/rateLimit.ts";
import { getSettings } from "../../platform/settings/settings.repository.ts";
import { AnswerList, recommend } from "../recommend.ts";
import { createDrawings } from "./drawings.ts";
import type * as work from "./drawResultPicture.ts";

const drawResultPicture = inPictureProcess<typeof work.drawResultPicture>(
  new URL("./drawResultPicture.ts", import.meta.url),
  "drawResultPicture",
);

/** As tall as the picture's place, or taller. */
const neededWidth = 1200;
/** Pictures that are drawn for an address in a minute; who fetches previews wants a few. */
const mostDrawn = 10;
/** The name of a picture's folder of renditions. */
const folderOf = ({ path }: Image): string => path.slice(path.lastIndexOf("/") + 1);

/** What previews of a result show: the concerts that fit a visitor's answers. */
export const resultPictureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { database, media } = app;
  const draw = createDrawings();
  const limitDrawings = createLimit(app, "result pictures", mostDrawn);

  async function pictureOf(image: Image | undefined): Promise<work.ResultPicture["picture"]> {
    if (!image) return null;
    const width = renditionWidths(Math.min(image.width, neededWidth)).at(-1) ?? neededWidth;
    const address = { id: image.id, folder: folderOf(image), width, format: "jpg" } as const;
    const bytes = await media.renditions.get(address);
    return bytes && { bytes, focus: image.focal_point ?? { x: 0.5, y: 0.5 } };
  }

  handle(
    app,
    calls.getQuizResultPicture,
    {
      schema: {
        tags: ["quiz"],
        summary: "A result of the quiz as a picture of 1200 by 630 pixels, for previews",
        description: "`answers` and 404 as with the recommendations themselves.",
        querystring: Type.Object({ answers: AnswerList }),
      },
    },
    async (request, reply) => {
      const { locale } = request;
      const { title, results } = await recommend(app, request.query.answers, locale);
      const { festival_name: festival } = await getSettings(database);
      const events = results.map(({ event }) => event);
      const shown = {
        label: text(locale, events.length > 0 ? "quiz.picture.result" : "quiz.picture.none"),
        titles: events.length > 0 ? events.map((event) => event.title) : [title],
        festival: festival[locale],
      };
      const image = events[0]?.image_objs[0];
      const name = createHash("sha256")
        .update(JSON.stringify([shown, image?.path]))
        .digest("base64url");
      const etag = `"${name}"`;
      reply.header("etag", etag).header("cross-origin-resource-policy", "cross-origin");
      if (request.headers["if-none-match"] === etag) return reply.code(304).send();
      const drawn = await draw(name, {
        admit: () => limitDrawings(request, reply),
        draw: async () => {
          const picture = await pictureOf(image);
          return media.semaphore(() => drawResultPicture({ ...shown, picture }));
        },
      });
      return reply.type("image/jpeg").send(drawn);
    },
  );
};
