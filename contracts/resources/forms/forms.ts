import { storedNamePattern } from "../../fields/patterns.ts";
import { isOnline } from "../../fields/recurring.ts";
import type { ResourceDescription } from "../resource.ts";
import { formFields } from "./formField.ts";

/** Forms with their fields. */
export const forms = {
  name: "forms",
  singular: "form",
  labels: { one: { de: "Formular", en: "Form" }, many: { de: "Formulare", en: "Forms" } },
  group: "forms",
  title: ["title"],
  fields: {
    slug: {
      kind: "slug",
      label: { de: "Adressteil", en: "Address part" },
      help: {
        de: "Kleinbuchstaben, Ziffern, einzelne Binde- und Unterstriche.",
        en: "Small letters, digits, single hyphens and underscores.",
      },
      required: true,
      max: 80,
      pattern: storedNamePattern,
    },
    title: {
      kind: "line",
      label: { de: "Titel", en: "Title" },
      required: true,
      mayBeEmpty: true,
      localized: true,
      max: 200,
    },
    intro: {
      kind: "prose",
      label: { de: "Einleitung", en: "Introduction" },
      localized: true,
      max: 2000,
    },
    submit_label: {
      kind: "line",
      label: { de: "Beschriftung des Knopfs", en: "Words of the button" },
      localized: true,
      max: 80,
    },
    success_title: {
      kind: "line",
      label: { de: "Titel nach dem Absenden", en: "Title after sending" },
      localized: true,
      max: 200,
    },
    success_text: {
      kind: "prose",
      label: { de: "Text nach dem Absenden", en: "Text after sending" },
      localized: true,
      max: 2000,
    },
    is_online: isOnline,
    is_listed: {
      kind: "flag",
      label: { de: "In der Liste der Formulare", en: "In the list of forms" },
      default: true,
    },
    position: { kind: "position", label: { de: "Reihenfolge", en: "Position" }, max: 10_000 },
    purpose: {
      kind: "choice",
      label: { de: "Zweck", en: "Purpose" },
      options: [
        { value: "message", label: { de: "Einträge sammeln", en: "Keep entries" } },
        {
          value: "newsletter",
          label: { de: "Newsletter abonnieren", en: "Subscribe to the newsletter" },
        },
      ],
      default: "message",
    },
    recipients: {
      kind: "emails",
      label: { de: "Wer eine Mail bekommt", en: "Who gets a mail" },
      help: { de: "Leer: wie in den Einstellungen.", en: "Empty: as in the settings." },
      max: 20,
    },
    mails_entry: {
      kind: "flag",
      label: { de: "Die Mail enthält die Angaben", en: "The mail holds what was entered" },
      help: {
        de: "Sonst führt sie nur hierher: In Postfächern gilt die Frist zum Löschen nicht.",
        en: "Otherwise it only leads here: nothing is deleted in time from mailboxes.",
      },
    },
    retention_days: {
      kind: "number",
      label: { de: "Einträge aufbewahren", en: "Keep entries for" },
      unit: "days",
      whole: true,
      min: 1,
      max: 3650,
      default: 180,
    },
    confirms_by_mail: {
      kind: "flag",
      label: { de: "Eingang per Mail bestätigen", en: "Confirm by mail that it arrived" },
      default: true,
    },
    fields: {
      kind: "rows",
      label: { de: "Felder", en: "Fields" },
      row: { de: "Feld", en: "Field" },
      required: true,
      fields: formFields,
      max: 60,
    },
  },
  list: {
    columns: ["title", "slug", "purpose", "position", "is_online"],
    search: ["title", "slug"],
    sort: ["title", "slug", "position"],
    defaultSort: "position",
  },
} as const satisfies ResourceDescription;
