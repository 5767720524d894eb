import type { Artist, Ensemble, EventCastMember } from "@festival/contracts/api/programme/people";
import type { Locale, Localized } from "@festival/contracts/locales";
import { sameAs } from "@festival/contracts/programme/authorities";
import type { ArtistRecord, ArtistRow, EnsembleRecord } from "./artists.repository.ts";
import { toLinks } from "../venues/venue.dto.ts";

function toCastMember(artist: ArtistRow, role: Localized, locale: Locale): EventCastMember {
  return {
    id: artist.id,
    first_name: artist.firstName,
    last_name: artist.lastName,
    slug: artist.slug,
    role: role[locale],
  };
}

export function toArtist({ artist, image, ensembles }: ArtistRecord, locale: Locale): Artist {
  return {
    ...toCastMember(artist, artist.role, locale),
    biography: artist.biography[locale],
    resident_artist: artist.residentArtist,
    fellowship_artist: artist.fellowshipArtist,
    link_objs: toLinks(artist.links, locale),
    image_obj: image,
    ensembles: ensembles.map(({ id, name, slug }) => ({ id, name: name[locale], slug })),
    same_as: sameAs(artist, "artist"),
  };
}

/** A member who does nothing special in the ensemble does what belongs to their name. */
export function toEnsemble({ ensemble, image, members }: EnsembleRecord, locale: Locale): Ensemble {
  return {
    id: ensemble.id,
    name: ensemble.name[locale],
    slug: ensemble.slug,
    description: ensemble.description[locale],
    link_objs: toLinks(ensemble.links, locale),
    image_obj: image,
    members: members.map(({ artist, role, image: portrait }) => ({
      ...toCastMember(artist, role[locale] ? role : artist.role, locale),
      image_obj: portrait,
    })),
    same_as: sameAs(ensemble, "artist"),
  };
}
