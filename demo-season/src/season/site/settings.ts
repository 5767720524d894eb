import type { Settings } from "@festival/contracts/api/settings";
import { both, same } from "../localized.ts";

/** What the invented festival sets for its site. */
export const settings: Partial<Settings> = {
  festival_name: same("Musikfest am Strom"),
  provider: {
    name: "Musikfest am Strom gGmbH (erfunden)",
    street: "Uferpromenade 1",
    postal_code: "53000",
    city: "Auenwerth am Strom",
    country: "DE",
    represented_by: "Roswitha Behn-Adjei",
    email: "post@musikfest.example",
    phone: "0228 000 000",
    register_court: "",
    register_number: "",
    vat_id: "",
    responsible: "Miriam Sternitz",
    supervisory_body: "",
    dispute_words: both("", ""),
  },
  accessibility: {
    status: "partial",
    basis: both("BITV 2.0 und WCAG 2.2, Stufe AA", "WCAG 2.2, level AA"),
    method: "self",
    checked_on: "2025-06-02",
    exceptions: [
      {
        what: both("Leichte Sprache und Gebärdensprache", "Easy language and sign language"),
        reason: both("Die Inhalte entstehen noch.", "The content is still being made."),
        alternative: both(
          "Am Kartentelefon beantworten wir Fragen in einfachen Worten.",
          "The ticket hotline answers questions in simple words.",
        ),
      },
    ],
    enforcement: both("", ""),
  },
  my_account_url: "https://tickets.musikfest.example/konto",
  ticket_shop: {
    seller: "Musikfest am Strom gGmbH (erfunden)",
    address: "Uferpromenade 1, 53000 Auenwerth am Strom",
    fees_words: both("Alle Gebühren inbegriffen", "All fees included"),
  },
  social_links: {
    tiktok: "https://tiktok.example/@musikfest",
    instagram: "https://instagram.example/musikfest",
    facebook: "https://facebook.example/musikfest",
    youtube: "https://youtube.example/@musikfest",
  },
  mail_sender: { name: "Musikfest am Strom", address: "post@musikfest.example" },
  mail_recipients: ["post@musikfest.example"],
  starmate_domain: "events.starmate.example",
  map_provider: "openstreetmap",
  map_river:
    "50.679 7.131, 50.685 7.1265, 50.6905 7.1215, 50.695 7.1165, 50.6985 7.1108, 50.702 7.1062, 50.707 7.103, 50.711 7.0988, 50.7155 7.094, 50.7215 7.0888",
  hotline: {
    is_enabled: true,
    phone: "0228 000 000",
    hours: both("Montag bis Freitag, 9–15 Uhr", "Monday to Friday, 9 am – 3 pm"),
    text: both(
      "Fragen zu Karten, Plätzen und Wegen beantworten wir gern am Telefon.",
      "We are happy to answer questions about tickets, seats and getting here by telephone.",
    ),
    weekdays: [1, 2, 3, 4, 5],
    opens: "09:00",
    closes: "15:00",
    exceptions: [
      // the opening weekend, and the day of German unity
      { date: "2025-08-30", opens: "10:00", closes: "14:00" },
      { date: "2025-08-31", opens: "10:00", closes: "14:00" },
      { date: "2025-10-03", opens: null, closes: null },
    ],
  },
};
