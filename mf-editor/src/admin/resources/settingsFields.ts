import type { Field, Fields } from "@festival/contracts/fields/field";
import { longestEmail, riverCoursePattern } from "@festival/contracts/fields/patterns";
import { accessibility, phoneNumber, provider } from "./legalFields.ts";
import { legal_bases, processors } from "./processingFields.ts";

const webAddress = (de: string, en: string) =>
  ({ kind: "webAddress", label: { de, en }, max: 500 }) as const satisfies Field;
const clockTime = (de: string, en: string) =>
  ({
    kind: "line",
    label: { de, en },
    max: 5,
    pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$|^24:00$",
  }) as const satisfies Field;
const weekdays = [
  ["Montag", "Monday"],
  ["Dienstag", "Tuesday"],
  ["Mittwoch", "Wednesday"],
  ["Donnerstag", "Thursday"],
  ["Freitag", "Friday"],
  ["Samstag", "Saturday"],
  ["Sonntag", "Sunday"],
] as const;

/** The settings of the whole site, as `api/settings.ts` bounds them. */
export const settingsFields = {
  festival_name: {
    kind: "line",
    label: { de: "Name des Festivals", en: "Name of the festival" },
    localized: true,
    max: 120,
  },
  my_account_url: webAddress("Konto im Kartenshop", "Account in the ticket shop"),
  social_links: {
    kind: "group",
    label: { de: "Soziale Medien", en: "Social media" },
    fields: {
      instagram: webAddress("Instagram", "Instagram"),
      facebook: webAddress("Facebook", "Facebook"),
      youtube: webAddress("YouTube", "YouTube"),
      tiktok: webAddress("TikTok", "TikTok"),
    },
  },
  provider,
  accessibility,
  legal_bases,
  processors,
  contract_links: {
    kind: "group",
    label: { de: "Verträge beenden", en: "Ending contracts" },
    help: {
      de: "Links in der Fußzeile jeder Seite, mit den Worten des Gesetzes (BGB §§ 312k, 356a). Leer: kein Link.",
      en: "Links in the footer of each page, in the words of the law (BGB §§ 312k, 356a). Empty: no link.",
    },
    fields: {
      cancel: {
        kind: "link",
        label: { de: "Verträge kündigen", en: "Cancelling contracts" },
        help: {
          de: "Für Abonnements, Mitgliedschaften und dergleichen.",
          en: "For subscriptions, memberships and the like.",
        },
        localized: true,
        max: 500,
      },
      withdraw: {
        kind: "link",
        label: { de: "Verträge widerrufen", en: "Withdrawing from contracts" },
        help: {
          de: "Für Käufe mit Widerrufsrecht, etwa Gutscheine; nicht für Karten mit festem Termin.",
          en: "For purchases that may be withdrawn, such as vouchers; not for tickets with a date.",
        },
        localized: true,
        max: 500,
      },
    },
  },
  ticket_shop: {
    kind: "group",
    label: { de: "Kartenverkauf", en: "Ticket sale" },
    help: {
      de: "Steht bei den Karten jeder Veranstaltung, außer wo andere verkaufen.",
      en: "Stands beside the tickets of each event, but for those that others sell.",
    },
    fields: {
      seller: {
        kind: "line",
        label: { de: "Wer verkauft, mit Rechtsform", en: "Who sells, with its legal form" },
        help: { de: "Leer: Es wird nichts gesagt.", en: "Empty: nothing is said." },
        max: 200,
      },
      address: {
        kind: "line",
        label: { de: "Anschrift des Verkäufers", en: "Address of the seller" },
        max: 200,
      },
      fees_words: {
        kind: "line",
        label: { de: "Was die Preise enthalten", en: "What the prices include" },
        help: {
          de: "Wie „Alle Gebühren inbegriffen“ oder „Zuzüglich 2 € je Bestellung“. Der Endpreis muss erkennbar sein; leer: Es wird nichts gesagt.",
          en: "Such as “All fees included” or “Plus €2 per order”. The final price must be clear; empty: nothing is said.",
        },
        localized: true,
        max: 200,
      },
    },
  },
  hotline: {
    kind: "group",
    label: { de: "Kartentelefon", en: "Ticket hotline" },
    fields: {
      is_enabled: { kind: "flag", label: { de: "Wird gezeigt", en: "Is shown" } },
      phone: {
        kind: "phone",
        label: { de: "Telefon", en: "Telephone" },
        max: 40,
        pattern: phoneNumber,
      },
      hours: {
        kind: "line",
        label: { de: "Zeiten in Worten", en: "Hours in words" },
        localized: true,
        max: 200,
      },
      text: {
        kind: "prose",
        label: { de: "Text dazu", en: "Text beside it" },
        localized: true,
        max: 1000,
      },
      weekdays: {
        kind: "choices",
        label: { de: "Besetzt an", en: "Answered on" },
        options: weekdays.map(([de, en], day) => ({
          value: String(day + 1),
          label: { de, en },
        })),
        max: 7,
      },
      opens: { ...clockTime("Von (HH:MM)", "From (HH:MM)"), required: true },
      closes: { ...clockTime("Bis (HH:MM)", "Until (HH:MM)"), required: true },
      exceptions: {
        kind: "rows",
        label: { de: "Tage mit anderen Zeiten", en: "Days with other hours" },
        row: { de: "Tag", en: "Day" },
        fields: {
          date: { kind: "day", label: { de: "Tag", en: "Day" }, required: true },
          opens: { ...clockTime("Von (HH:MM)", "From (HH:MM)"), orNone: true },
          closes: { ...clockTime("Bis (HH:MM)", "Until (HH:MM)"), orNone: true },
        },
        max: 100,
      },
    },
  },
  mail_sender: {
    kind: "group",
    label: { de: "Absender der Mails", en: "Sender of mails" },
    fields: {
      name: { kind: "line", label: { de: "Name", en: "Name" }, max: 120 },
      address: {
        kind: "email",
        label: { de: "Adresse", en: "Address" },
        help: { de: "Leer: die des Servers.", en: "Empty: the server's own." },
        max: longestEmail,
      },
    },
  },
  mail_recipients: {
    kind: "emails",
    label: { de: "Wer Einsendungen bekommt", en: "Who gets entries of forms" },
    help: {
      de: "Für Formulare, die selbst niemanden nennen.",
      en: "For forms that name no recipient themselves.",
    },
    max: 20,
  },
  rights_recipients: {
    kind: "emails",
    label: {
      de: "Wer erfährt, dass Bildrechte enden",
      en: "Who is told that rights to pictures end",
    },
    help: {
      de: "14 und 3 Tage vorher. Leer: alle mit der Rolle Admin.",
      en: "14 and 3 days before. Empty: all admins.",
    },
    max: 20,
  },
  map_provider: {
    kind: "choice",
    label: { de: "Karten der Spielorte", en: "Maps of venues" },
    required: true,
    options: [
      { value: "none", label: { de: "Keine", en: "None" } },
      { value: "openstreetmap", label: { de: "OpenStreetMap", en: "OpenStreetMap" } },
      { value: "google", label: { de: "Google Maps", en: "Google Maps" } },
    ],
  },
  map_river: {
    kind: "line",
    label: { de: "Fluss auf der Karte der Spielorte", en: "River on the map of venues" },
    help: {
      de: "Punkte seines Laufs, jeder als Breite und Länge: „50.679 7.129, 50.685 7.1245“. Zwei genügen für einen geraden. Leer: keiner.",
      en: "Points of its course, each as latitude and longitude: “50.679 7.129, 50.685 7.1245”. Two are enough for a straight one. Empty for none.",
    },
    max: 1000,
    pattern: riverCoursePattern,
  },
  starmate_domain: {
    kind: "line",
    label: { de: "Adresse der Starmate-Einbettungen", en: "Host of the Starmate embeds" },
    help: {
      de: "Wie events.starmate.example; leer: keine.",
      en: "Such as events.starmate.example; empty for none.",
    },
    max: 253,
    pattern: String.raw`^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$`,
  },
  tag_manager_id: {
    kind: "line",
    label: { de: "Google Tag Manager", en: "Google Tag Manager" },
    help: { de: "Wie GTM-ABC123; leer: keiner.", en: "Such as GTM-ABC123; empty for none." },
    max: 16,
    pattern: "^GTM-[A-Z0-9]{4,12}$",
  },
  consent_version: {
    kind: "number",
    label: { de: "Fassung der Einwilligung", en: "Version of the consent" },
    required: true,
    help: {
      de: "Eine höhere Zahl fragt alle Besucher noch einmal. Von selbst geschieht das, wenn andere Dienste in Gebrauch sind oder anderes über sie gesagt wird.",
      en: "A higher number asks all visitors once more. This happens by itself when other services are in use, or something else is said of them.",
    },
    whole: true,
    min: 1,
    max: 10_000,
  },
  shows_outdated_pages: {
    kind: "flag",
    label: {
      de: "Zeigt ältere Fassungen bei Störungen",
      en: "Shows older versions while something is down",
    },
    help: {
      de: "Sonst lesen Besucher, dass sie warten müssen.",
      en: "Otherwise visitors are told to wait.",
    },
  },
} as const satisfies Fields;
