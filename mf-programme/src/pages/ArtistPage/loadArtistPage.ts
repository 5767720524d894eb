import type { Artist } from "@festival/contracts/api/programme/people";
import { getCastMember } from "@festival/contracts/calls/programme";
import { ApiError } from "@festival/contracts/errors";
import { localize } from "@festival/contracts/locales";
import type { LoadResult, PageHead, PageRequest } from "@festival/contracts/pageOwner";
import { href, parseId } from "@festival/contracts/routes";
import { loadConcerts } from "../../concerts/loadConcerts.ts";
import { pageNumber } from "../../events/listPages.ts";
import { ensembleHref } from "../../events/profileLinks.ts";
import { previewImageUrl } from "@festival/contracts/images";
import { isExternal } from "@festival/shared-ui";
import { shorten } from "@festival/shared-ui/shorten";
import { translate } from "../../texts.ts";
import { type ArtistData, articlesSlot } from "./artistData.ts";

const nameOf = ({ first_name, last_name }: Artist) => `${first_name} ${last_name}`.trim();

function personJsonLd(artist: Artist, description: string, url: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Person",
    name: nameOf(artist),
    jobTitle: artist.role || undefined,
    description: description || undefined,
    image: previewImageUrl(artist.image_obj),
    url,
    sameAs: [
      ...artist.link_objs.map(({ url: address }) => address).filter(isExternal),
      ...(artist.same_as ?? []),
    ],
    memberOf: artist.ensembles.map(({ name }) => ({ "@type": "MusicGroup", name })),
  };
}

function headOf(artist: Artist, { locale }: PageRequest, page: number, url: string): PageHead {
  const t = translate(locale);
  const name = nameOf(artist);
  const life = (artist.biography?.blocks ?? []).map(({ text }) => text).join(" ");
  const named = artist.role ? `${name}, ${artist.role}` : name;
  const description = shorten(life ? `${named}. ${life}` : t("loaded.artist", { name: named }));
  return {
    title: page > 1 ? t("loaded.titleOfPage", { title: named, page }) : named,
    description,
    openGraph: {
      type: "profile",
      title: name,
      description,
      imageUrl: previewImageUrl(artist.image_obj),
    },
    jsonLd: [personJsonLd(artist, life, url)],
    trail: [
      { name: t("programme.title"), href: href("programme", locale) },
      { name, href: url },
    ],
  };
}

/** An artist and their concerts. Another slug leads to the canonical address. */
export async function loadArtistPage(request: PageRequest): Promise<LoadResult<ArtistData>> {
  const { api, locale, route } = request;
  const id = parseId(route.params.id);
  if (!id) throw new ApiError("not_found", `"${route.params.id}" is no artist's id.`);
  const page = pageNumber(route.query.page);
  const artist = await api.get(getCastMember, { id });
  const addressOf = (language: typeof locale, number: number) => {
    const query = { page: number > 1 ? number : undefined };
    return href("artist", language, { slug: artist.slug[language], id }, query);
  };
  if (route.params.slug !== artist.slug[locale]) {
    return { kind: "redirect", to: addressOf(locale, page), status: 301 };
  }
  const hrefOf = (number: number) => addressOf(locale, number);
  const concerts = await loadConcerts({ artist: id }, request, { page, hrefOf });
  return {
    kind: "page",
    data: {
      name: nameOf(artist),
      role: artist.role,
      biography: artist.biography,
      image: artist.image_obj,
      isResident: artist.resident_artist,
      isFellowship: artist.fellowship_artist,
      links: artist.link_objs.map(({ title, url: address }) => ({ title, href: address })),
      ensembles: artist.ensembles.map((ensemble) => ({
        id: ensemble.id,
        name: ensemble.name,
        href: ensembleHref(ensemble, locale),
      })),
      programmeHref: href("programme", locale),
      concerts,
    },
    head: headOf(artist, request, page, addressOf(locale, 1)),
    alternates: localize((language) => addressOf(language, page)),
    fragments: {
      [articlesSlot]: { owner: "mf-magazine", name: "articleTeasers", props: { artist: id } },
    },
  };
}
