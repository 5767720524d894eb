import type { Field, Fields } from "@festival/contracts/fields/field";
import { longestEmail } from "@festival/contracts/fields/patterns";

// What the admin area shows and writes besides the resources that staff keep.

export const role = {
  kind: "choice",
  label: { de: "Rolle", en: "Role" },
  required: true,
  options: [
    { value: "editor", label: { de: "Redaktion", en: "Editor" } },
    { value: "admin", label: { de: "Administration", en: "Administrator" } },
  ],
  default: "editor",
} as const satisfies Field;

const username = {
  kind: "line",
  label: { de: "Name", en: "Name" },
  required: true,
  notBlank: true,
  max: 100,
} as const satisfies Field;

export const languageOptions = [
  { value: "de", label: { de: "Deutsch", en: "German" } },
  { value: "en", label: { de: "Englisch", en: "English" } },
] as const;

const mailLocale = {
  kind: "choice",
  label: { de: "Sprache der Verwaltung und der Mails", en: "Language of this area and of mails" },
  required: true,
  options: languageOptions,
  default: "de",
} as const satisfies Field;

export const userFields = {
  username,
  role,
  locale: mailLocale,
  is_active: {
    kind: "flag",
    label: { de: "Darf sich anmelden", en: "May sign in" },
    help: {
      de: "Aus für alle, die nicht mehr im Haus sind.",
      en: "Off for those who have left the house.",
    },
    default: true,
  },
} as const satisfies Fields;

export const invitationFields = {
  email: {
    kind: "email",
    label: { de: "E-Mail-Adresse", en: "Email address" },
    help: {
      de: "Dorthin geht die Einladung mit dem Link für das Passwort.",
      en: "The invitation goes there, with the link for the password.",
    },
    required: true,
    max: longestEmail,
  },
  username,
  role,
  locale: mailLocale,
} as const satisfies Fields;
