import { highestPrice } from "../../fields/patterns.ts";
import { isOnline, slug, titledLinks, titleLanguage } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";
import { access } from "./access.ts";
import { buttonStatus, status } from "./eventChoices.ts";
import { broadcasts, cast, compositions } from "./eventParts.ts";

export const events = {
  name: "events",
  singular: "event",
  labels: {
    one: { de: "Veranstaltung", en: "Event" },
    many: { de: "Veranstaltungen", en: "Events" },
  },
  group: "programme",
  title: ["title"],
  fields: {
    title: {
      kind: "line",
      label: { de: "Titel", en: "Title" },
      required: true,
      localized: true,
      max: 300,
    },
    title_language: titleLanguage,
    subtitle: {
      kind: "line",
      label: { de: "Untertitel", en: "Subtitle" },
      localized: true,
      max: 300,
    },
    slug,
    starts_at: { kind: "instant", label: { de: "Beginn", en: "Start" }, required: true },
    ends_at: { kind: "instant", label: { de: "Ende", en: "End" } },
    has_time: {
      kind: "flag",
      label: { de: "Uhrzeit steht fest", en: "Time is known" },
      help: { de: "Sonst ist nur der Tag zu sehen.", en: "Otherwise only the day is shown." },
      default: true,
    },
    time_zone: {
      kind: "timeZone",
      label: { de: "Zeitzone", en: "Time zone" },
      max: 50,
      default: "Europe/Berlin",
    },
    doors_at: { kind: "instant", label: { de: "Einlass", en: "Doors open" } },
    introduction_at: {
      kind: "instant",
      label: { de: "Beginn der Einführung", en: "Introduction starts" },
    },
    introduction_place: {
      kind: "line",
      label: { de: "Ort der Einführung", en: "Place of the introduction" },
      localized: true,
      max: 300,
    },
    genre_id: {
      kind: "reference",
      label: { de: "Hauptgenre", en: "Main genre" },
      to: "genres",
    },
    venue_id: { kind: "reference", label: { de: "Spielort", en: "Venue" }, to: "venues" },
    status,
    status_reason: {
      kind: "prose",
      label: { de: "Grund der Änderung", en: "Reason for the change" },
      localized: true,
      max: 1000,
    },
    previous_starts_at: {
      kind: "instant",
      label: { de: "Ursprünglicher Beginn", en: "Original start" },
    },
    previous_venue_id: {
      kind: "reference",
      label: { de: "Ursprünglicher Spielort", en: "Original venue" },
      to: "venues",
    },
    button_status: buttonStatus,
    button_text: {
      kind: "line",
      label: { de: "Text des Kartenknopfs", en: "Words of the ticket button" },
      help: {
        de: "Leer: was zum Stand des Verkaufs gehört.",
        en: "Empty: what belongs to the state of sales.",
      },
      localized: true,
      max: 100,
    },
    ticket_link: {
      kind: "webAddress",
      label: { de: "Adresse für Karten", en: "Address for tickets" },
      max: 2000,
      orNone: true,
    },
    edid: {
      kind: "line",
      label: { de: "Kennung der Serie im Kartensystem", en: "Ticketing id of the series" },
      max: 100,
    },
    eid: {
      kind: "line",
      label: { de: "Kennung der Vorstellung im Kartensystem", en: "Ticketing id of the event" },
      max: 100,
    },
    access,
    price_from: {
      kind: "money",
      label: { de: "Preis ab", en: "Price from" },
      help: { de: "In Euro, mit allen Gebühren.", en: "In euros, all fees included." },
      max: highestPrice,
    },
    price_to: { kind: "money", label: { de: "Preis bis", en: "Price to" }, max: highestPrice },
    concessions: {
      kind: "prose",
      label: { de: "Ermäßigungen", en: "Concessions" },
      localized: true,
      max: 1000,
    },
    age_recommendation: {
      kind: "line",
      label: { de: "Altersempfehlung", en: "Recommended age" },
      fact: { de: "Alter", en: "Age" },
      localized: true,
      max: 200,
    },
    education: {
      kind: "prose",
      label: { de: "Für Schulen", en: "For schools" },
      localized: true,
      max: 2000,
    },
    description: {
      kind: "richText",
      label: { de: "Beschreibung", en: "Description" },
      localized: true,
    },
    program_text: {
      kind: "richText",
      label: { de: "Text zum Programm", en: "Text on the programme" },
      localized: true,
    },
    links: titledLinks,
    broadcasts,
    resident_artist: {
      kind: "flag",
      label: { de: "Mit Artist in Residence", en: "With the artist in residence" },
    },
    fellowship_artist: {
      kind: "flag",
      label: { de: "Konzert im Stipendium", en: "Fellowship concert" },
    },
    is_online: isOnline,
    image_ids: { kind: "pictures", label: { de: "Bilder", en: "Pictures" }, to: "images", max: 30 },
    genre_ids: {
      kind: "references",
      label: { de: "Alle Genres", en: "All genres" },
      to: "genres",
      max: 10,
    },
    event_compositions: compositions,
    event_castmembers: cast,
    ensemble_ids: {
      kind: "references",
      label: { de: "Ensembles", en: "Ensembles" },
      to: "ensembles",
      max: 30,
    },
    sponsor_ids: {
      kind: "references",
      label: { de: "Förderer", en: "Sponsors" },
      to: "sponsors",
      max: 30,
    },
    article_ids: {
      kind: "references",
      label: { de: "Artikel im Magazin", en: "Articles of the magazine" },
      to: "articles",
      max: 30,
    },
    download_ids: {
      kind: "files",
      label: { de: "Downloads", en: "Downloads" },
      to: "files",
      max: 30,
    },
  },
  list: {
    columns: ["starts_at", "title", "venue_id", "status", "button_status", "is_online"],
    search: ["title", "subtitle"],
    sort: ["starts_at", "title", "status", "button_status"],
    defaultSort: "starts_at",
    filters: {
      is_online: { ...isOnline, equals: "is_online" },
      status: { ...status, equals: "status" },
      venue: {
        kind: "reference",
        label: { de: "Spielort", en: "Venue" },
        to: "venues",
        equals: "venue_id",
      },
      genre: { kind: "reference", label: { de: "Genre", en: "Genre" }, to: "genres" },
      artist: {
        kind: "reference",
        label: { de: "Künstlerin oder Künstler", en: "Artist" },
        to: "artists",
      },
      ensemble: { kind: "reference", label: { de: "Ensemble", en: "Ensemble" }, to: "ensembles" },
      work: { kind: "reference", label: { de: "Werk", en: "Work" }, to: "works" },
      from: { kind: "instant", label: { de: "Ab", en: "From" } },
      to: { kind: "instant", label: { de: "Bis", en: "Until" } },
    },
  },
} as const satisfies ResourceDescription;
