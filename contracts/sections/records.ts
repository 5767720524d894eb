import { sectionTitle } from "./mediaWords.ts";
import type { SectionDescription } from "./section.ts";

export const teamteaser = {
  label: { de: "Person aus dem Team", en: "Member of the team" },
  group: "records",
  fields: {
    team_member_id: {
      kind: "reference",
      label: { de: "Person", en: "Person" },
      required: true,
      to: "team-members",
    },
    with_image: { kind: "flag", label: { de: "Mit Bild", en: "With picture" }, default: true },
  },
} as const satisfies SectionDescription;

export const eventitem = {
  label: { de: "Veranstaltung", en: "Event" },
  group: "records",
  fields: {
    event_id: {
      kind: "reference",
      label: { de: "Veranstaltung", en: "Event" },
      required: true,
      to: "events",
    },
  },
} as const satisfies SectionDescription;

export const eventlist = {
  label: { de: "Veranstaltungen", en: "Events" },
  help: {
    de: "Für einen Schwerpunkt, eine Reihe oder eine Residenz. Sie stehen in der Folge ihrer Termine.",
    en: "For a focus, a series or a residency. They stand in the order of their dates.",
  },
  group: "records",
  fields: {
    title: sectionTitle,
    event_ids: {
      kind: "references",
      label: { de: "Veranstaltungen", en: "Events" },
      to: "events",
      max: 60,
    },
    is_named: {
      kind: "flag",
      label: { de: "Veranstaltungen nennen diese Seite", en: "Events name this page" },
      help: {
        de: "Auf der Seite jeder dieser Veranstaltungen steht ein Link hierher.",
        en: "The page of each of these events has a link to this page.",
      },
    },
  },
} as const satisfies SectionDescription;

export const sponsorlist = {
  label: { de: "Förderer", en: "Sponsors" },
  group: "records",
  fields: {
    sponsor_ids: {
      kind: "references",
      label: { de: "Förderer", en: "Sponsors" },
      help: { de: "Keine Auswahl: alle.", en: "None chosen: all of them." },
      to: "sponsors",
      max: 60,
    },
    title: sectionTitle,
  },
} as const satisfies SectionDescription;
