import type { Field } from "@festival/contracts/fields/field";
import { longestEmail } from "@festival/contracts/fields/patterns";

/** As `api/settings.ts` takes one. */
export const phoneNumber = "^[+0-9 ()/.-]*$";

// What pages that the law asks for are drawn from.

export const provider = {
  kind: "group",
  label: { de: "Anbieter", en: "Provider" },
  help: {
    de: "Steht unter allen Mails und auf der Seite „impressum“.",
    en: "Stands below all mails and on the page “imprint”.",
  },
  fields: {
    name: {
      kind: "line",
      label: { de: "Name mit Rechtsform", en: "Name with its legal form" },
      max: 200,
    },
    street: {
      kind: "line",
      label: { de: "Straße und Hausnummer", en: "Street and number" },
      max: 200,
    },
    postal_code: { kind: "line", label: { de: "Postleitzahl", en: "Postal code" }, max: 200 },
    city: { kind: "line", label: { de: "Ort", en: "City" }, max: 200 },
    country: {
      kind: "line",
      label: { de: "Land (wie DE)", en: "Country (such as DE)" },
      max: 2,
      pattern: "^[A-Z]{2}$",
    },
    represented_by: {
      kind: "line",
      label: { de: "Vertreten durch", en: "Represented by" },
      max: 200,
    },
    email: {
      kind: "email",
      label: { de: "E-Mail-Adresse", en: "Email address" },
      max: longestEmail,
    },
    phone: {
      kind: "phone",
      label: { de: "Telefon", en: "Telephone" },
      max: 40,
      pattern: phoneNumber,
    },
    register_court: {
      kind: "line",
      label: { de: "Registergericht", en: "Court of registration" },
      max: 200,
    },
    register_number: {
      kind: "line",
      label: { de: "Registernummer", en: "Registration number" },
      max: 200,
    },
    vat_id: {
      kind: "line",
      label: { de: "Umsatzsteuer-Identifikationsnummer", en: "VAT number" },
      max: 200,
    },
    responsible: {
      kind: "line",
      label: {
        de: "Verantwortlich für den Inhalt (§ 18 MStV)",
        en: "Responsible for the content",
      },
      max: 200,
    },
    supervisory_body: {
      kind: "line",
      label: { de: "Aufsichtsbehörde mit Anschrift", en: "Supervisory body with its address" },
      max: 200,
    },
    dispute_words: {
      kind: "prose",
      label: { de: "Streitbeilegung (§§ 36, 37 VSBG)", en: "Dispute resolution (§§ 36, 37 VSBG)" },
      help: {
        de: "Ob Sie an Verfahren vor einer Verbraucherschlichtungsstelle teilnehmen.",
        en: "Whether you take part in proceedings before a consumer arbitration body.",
      },
      localized: true,
      max: 1000,
    },
  },
} as const satisfies Field;

const words = (de: string, en: string, max: number) =>
  ({ kind: "prose", label: { de, en }, localized: true, max }) as const;

export const accessibility = {
  kind: "group",
  label: { de: "Erklärung zur Barrierefreiheit", en: "Statement on accessibility" },
  help: {
    de: "Steht auf der Seite „erklaerung-barrierefreiheit“, unter dem, was Sie dort schreiben.",
    en: "Stands on the page “accessibility-statement”, below what you write there.",
  },
  fields: {
    status: {
      kind: "choice",
      label: { de: "Stand", en: "Status" },
      required: true,
      options: [
        { value: "none", label: { de: "Nicht gesagt", en: "Not said" } },
        { value: "full", label: { de: "Vollständig vereinbar", en: "Fully compliant" } },
        { value: "partial", label: { de: "Teilweise vereinbar", en: "Partially compliant" } },
        { value: "not", label: { de: "Nicht vereinbar", en: "Not compliant" } },
      ],
    },
    basis: words("Grundlage, wie „BITV 2.0, WCAG 2.2 AA“", "Basis, such as “WCAG 2.2 AA”", 500),
    method: {
      kind: "choice",
      label: { de: "Art der Prüfung", en: "Kind of assessment" },
      required: true,
      options: [
        { value: "self", label: { de: "Selbstbewertung", en: "Self-assessment" } },
        { value: "external", label: { de: "Durch Dritte", en: "By a third party" } },
      ],
    },
    checked_on: {
      kind: "day",
      orEmpty: true,
      label: { de: "Zuletzt geprüft am", en: "Last checked on" },
      help: {
        de: "Nach einem Jahr erinnert diese Seite daran.",
        en: "After a year this screen reminds you.",
      },
    },
    exceptions: {
      kind: "rows",
      label: { de: "Was noch nicht barrierefrei ist", en: "What is not accessible yet" },
      row: { de: "Ausnahme", en: "Exception" },
      fields: {
        what: words("Was", "What", 500),
        reason: words("Warum", "Why", 500),
        alternative: words("Was stattdessen hilft", "What helps instead", 500),
      },
      max: 50,
      wholeRows: true,
    },
    enforcement: words(
      "Durchsetzungs- und Schlichtungsstelle mit Anschrift",
      "Enforcement and arbitration body with its address",
      1000,
    ),
  },
} as const satisfies Field;
