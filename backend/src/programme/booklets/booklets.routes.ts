import { Booklet, type BookletWork } from "@festival/contracts/api/booklets";
import * as calls from "@festival/contracts/calls/programme";
import type { Locale } from "@festival/contracts/locales";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import type { Static } from "typebox";
import { otherLanguage } from "../../platform/locales/otherLanguage.ts";
import { handle } from "../../platform/calls/handle.ts";
import type { Database } from "../../platform/database/openDatabase.ts";
import { dependOn } from "../../platform/plugins/cacheTags.ts";
import { idParams } from "../../platform/plugins/parameters.ts";
import { plainJson } from "../../site/content/sections/plainJson.ts";
import { allowPreview, previewQuery } from "../../site/content/publishing/preview.ts";
import { readSections } from "../../site/content/sections/sections.ts";
import { toArtist, toEnsemble } from "../people/artist.dto.ts";
import { getArtists, getEnsembles } from "../people/artists.repository.ts";
import { toEventDetail } from "../events/event.dto.ts";
import { getEvent } from "../events/events.repository.ts";
import { dependOnEvent } from "../events/eventTags.ts";
import { requireShown } from "../events/requireShown.ts";
import {
  getBookletOf,
  listBiographies,
  listBookletWorks,
  readBookletDraft,
  type BookletWorkRow,
} from "./booklets.repository.ts";

function toBookletWork(row: BookletWorkRow, locale: Locale): Static<typeof BookletWork> {
  const { id, title, titleLanguage, composer, note, author, sungTexts } = row;
  return {
    work_obj: {
      id,
      title: title[locale],
      title_language: otherLanguage(titleLanguage, locale),
      composer_obj: composer && { id: composer.id, name: composer.name[locale] },
    },
    note: note[locale],
    author,
    sung_texts: sungTexts.map((sung) => ({
      title: sung.title[locale],
      language: sung.language,
      original: sung.original,
      translation: sung.translation[locale],
    })),
  };
}

/** The lives that a booklet tells, of those who are public. */
async function readBiographies(
  database: Database,
  rows: Awaited<ReturnType<typeof listBiographies>>,
  locale: Locale,
): Promise<Booklet["biographies"]> {
  const artistIds = rows.flatMap(({ artistId }) => artistId ?? []);
  const ensembleIds = rows.flatMap(({ ensembleId }) => ensembleId ?? []);
  dependOn(...artistIds.map((id) => `artist:${id}`), ...ensembleIds.map((id) => `ensemble:${id}`));
  const artists = await getArtists(database, artistIds, locale);
  const ensembles = await getEnsembles(database, ensembleIds, locale);
  return rows.flatMap(({ artistId, ensembleId }) => {
    const artist = artists.get(artistId ?? 0);
    const ensemble = ensembles.get(ensembleId ?? 0);
    if (artist?.artist.isOnline) {
      return { artist_obj: toArtist(artist, locale), ensemble_obj: null };
    }
    if (ensemble?.ensemble.isOnline) {
      return { artist_obj: null, ensemble_obj: toEnsemble(ensemble, locale) };
    }
    return [];
  });
}

/** Programme booklets, by their events. */
export const bookletRoutes: FastifyPluginAsyncTypebox = async (app) => {
  handle(
    app,
    calls.getBooklet,
    {
      ...plainJson,
      schema: {
        tags: ["programme"],
        summary: "The programme booklet of the event with this id",
        description:
          "404 where the event has none, or one of the two is not public; staff see it all the same, and its working copy with `?preview=1`.",
        params: idParams,
        querystring: previewQuery,
        response: { 200: Booklet },
      },
    },
    async (request, reply) => {
      const { locale, params } = request;
      const { database } = app;
      const now = app.clock.now();
      dependOn(`event:${params.id}`, "booklets");
      const event = await getEvent(database, params.id, locale);
      const record = await requireShown(request, reply, event, event?.event.isOnline);
      const row = await getBookletOf(database, params.id);
      const found = await requireShown(request, reply, row, row?.isOnline);
      dependOnEvent(record, now);
      dependOn(`booklet:${found.id}`);
      const preview = await allowPreview(request.query, request, reply);
      const draft = preview ? await readBookletDraft(database, found) : undefined;
      const booklet = draft?.booklet ?? found;
      const works = draft?.works ?? (await listBookletWorks(database, booklet.id));
      const biographies = draft?.biographies ?? (await listBiographies(database, booklet.id));
      dependOn(...works.map(({ id }) => `work:${id}`));
      const owner = { ownerType: "booklet", ownerId: booklet.id } as const;
      return {
        id: booklet.id,
        title: booklet.title[locale],
        introduction: booklet.introduction[locale],
        event_obj: toEventDetail(record, locale, now),
        works: works.map((work) => toBookletWork(work, locale)),
        biographies: await readBiographies(database, biographies, locale),
        modules: await readSections(app, owner, locale, preview),
      };
    },
  );
};
