import { Genre } from "@festival/contracts/api/events";
import { Composer, ComposerDetail, Work } from "@festival/contracts/api/programme";
import { ApiError } from "@festival/contracts/errors";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { dependOn } from "../../plugins/cacheTags.ts";
import { idParams } from "../../plugins/parameters.ts";
import {
  getComposer,
  getWork,
  listComposers,
  listGenres,
  listWorksOf,
  type ComposerRow,
} from "./works.repository.ts";

const tags = ["programme"];

const toComposer = ({ id, name, shortName, years }: ComposerRow, locale: Locale) => ({
  id,
  name: name[locale],
  short_name: shortName[locale],
  years: years[locale],
});

/** The public calls about what is played: genres, composers, works. */
export const workRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    "/genres/",
    {
      schema: {
        tags,
        summary: "Genres of public events, in the order of staff",
        response: { 200: Type.Array(Genre) },
      },
    },
    async ({ locale }) => {
      dependOn("genres", "events");
      const rows = await listGenres(app.database);
      return rows.map(({ id, title }) => ({ id, title: title[locale] }));
    },
  );

  app.get(
    "/composers/",
    {
      schema: {
        tags,
        summary: "Composers of whom public events play something, by short name",
        response: { 200: Type.Array(Composer) },
      },
    },
    async ({ locale }) => {
      dependOn("composers", "works", "events");
      const rows = await listComposers(app.database, locale);
      return rows.map((row) => toComposer(row, locale));
    },
  );

  app.get(
    "/composers/:id/",
    {
      schema: {
        tags,
        summary: "One composer, and what public events play",
        params: idParams,
        response: { 200: ComposerDetail },
      },
    },
    async ({ params: { id }, locale }) => {
      dependOn(`composer:${id}`, "works", "events");
      const composer = await getComposer(app.database, id);
      if (!composer) throw new ApiError("not_found", `Composer not found: id ${id}.`);
      const works = await listWorksOf(app.database, id, locale);
      return {
        ...toComposer(composer, locale),
        works: works.map((work) => ({ id: work.id, title: work.title[locale] })),
      };
    },
  );

  app.get(
    "/works/:id/",
    {
      schema: { tags, summary: "One work", params: idParams, response: { 200: Work } },
    },
    async ({ params: { id }, locale }) => {
      dependOn(`work:${id}`);
      const work = await getWork(app.database, id);
      if (!work) throw new ApiError("not_found", `Work not found: id ${id}.`);
      const { composer } = work;
      if (composer) dependOn(`composer:${composer.id}`);
      return {
        id: work.id,
        title: work.title[locale],
        catalogue: work.catalogue,
        musical_key: work.musicalKey[locale],
        composer_obj: composer && { id: composer.id, name: composer.name[locale] },
      };
    },
  );
};
