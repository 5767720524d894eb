import { fieldType } from "@festival/contracts/formFields";
import type { Localized } from "@festival/contracts/locales";
import type { DemoForm, DemoFormField } from "../types.ts";
import { both, none } from "../localized.ts";

function field(
  slug: string,
  type: keyof typeof fieldType,
  label: Localized,
  more: Partial<Omit<DemoFormField, "slug" | "label" | "fieldType">> = {},
): DemoFormField {
  return {
    slug,
    label,
    fieldType: fieldType[type],
    required: false,
    visible: true,
    choices: [],
    default: "",
    placeholder: none,
    help: none,
    role: "none",
    settings: {},
    ...more,
  };
}

const choice = (value: string, de: string, en: string) => ({ value, label: both(de, en) });

const consent = field(
  "privacy",
  "checkbox",
  both(
    "Ich bin einverstanden, dass das Festival meine Angaben verwendet, um mir zu antworten.",
    "I agree that the festival may use my details to reply.",
  ),
  {
    required: true,
    role: "consent",
  },
);

export const forms: DemoForm[] = [
  {
    key: "kontakt",
    slug: "kontakt",
    title: both("Schreiben Sie uns", "Write to us"),
    intro: both(
      "Am anderen Ende sitzen vier Menschen, keine Maschine. Wir antworten an Werktagen innerhalb von zwei Tagen.",
      "There are four people at the other end and no machine. We answer within two working days.",
    ),
    submitLabel: both("Nachricht senden", "Send message"),
    successTitle: both("Angekommen. Danke!", "It has arrived. Thank you!"),
    successText: both(
      "Ihre Nachricht liegt auf unserem Tisch. Sie hören von uns, und falls nicht, fragen Sie bitte nach.",
      "Your message is on our desk. You will hear from us. If you don’t, please remind us.",
    ),
    purpose: "message",
    recipients: ["post@musikfest.example"],
    retentionDays: 180,
    fields: [
      field("name", "text", both("Ihr Name", "Your name"), { required: true }),
      field("email", "email", both("E-Mail-Adresse", "Email address"), {
        required: true,
        placeholder: both("name@beispiel.de", "name@example.org"),
      }),
      field("topic", "select", both("Worum geht es?", "What is it about?"), {
        required: true,
        choices: [
          choice("tickets", "Karten und Preise", "Tickets and prices"),
          choice("access", "Barrierefreiheit", "Access"),
          choice("schools", "Schulen und Gruppen", "Schools and groups"),
          choice("press", "Presse", "Press"),
          choice("other", "Etwas anderes", "Something else"),
        ],
      }),
      field("interests", "checkboxes", both("Ich interessiere mich für", "I am interested in"), {
        choices: [
          choice("family", "Familienkonzerte", "Family concerts"),
          choice("rehearsals", "Offene Proben", "Open rehearsals"),
          choice("volunteering", "Mithelfen beim Festival", "Volunteering at the festival"),
        ],
        help: both(
          "Freiwillig; es hilft uns, an die richtige Stelle weiterzugeben.",
          "Optional; it helps us to pass your message on to the right person.",
        ),
      }),
      field("message", "textarea", both("Ihre Nachricht", "Your message"), { required: true }),
      field(
        "newsletter",
        "checkbox",
        both(
          "Ich möchte zweimal im Monat den Newsletter bekommen.",
          "I would like to receive the newsletter twice a month.",
        ),
        { role: "newsletter" },
      ),
      // to answer what one is asked needs no consent
      field("use", "notice", both("Wofür wir das verwenden", "What we use this for"), {
        help: both("Nur, um Ihnen zu antworten.", "Only to reply to you."),
      }),
    ],
  },
  {
    key: "newsletter",
    slug: "newsletter",
    title: both("Newsletter", "Newsletter"),
    intro: both(
      "Konzerte, Karten, Hintergründe. Zweimal im Monat, sonst Ruhe.",
      "Concerts, tickets, stories. Twice a month, otherwise silence.",
    ),
    submitLabel: both("Newsletter abonnieren", "Subscribe"),
    successTitle: both("Notiert. Danke!", "Noted. Thank you!"),
    successText: both(
      "Ihre Adresse ist vorgemerkt. Wir schicken Ihnen eine E-Mail mit der Bitte, das Abonnement zu bestätigen; ohne Ihre Bestätigung bekommen Sie nichts weiter von uns.",
      "Your address has been noted. We are sending you an email asking you to confirm; without your confirmation you will receive nothing further from us.",
    ),
    purpose: "newsletter",
    recipients: [],
    retentionDays: 180,
    fields: [
      field("email", "email", both("E-Mail-Adresse", "Email address"), {
        required: true,
        placeholder: both("name@beispiel.de", "name@example.org"),
      }),
      field(
        "interests",
        "checkboxes",
        both("Das interessiert mich", "I would like to read about"),
        {
          // chosen once the address is confirmed
          visible: false,
          choices: [
            choice("orchestra", "Orchesterkonzerte", "Orchestral concerts"),
            choice("chamber", "Kammermusik und Lied", "Chamber music and song"),
            choice("new", "Neue Musik und Nachtkonzerte", "New music and late concerts"),
            choice("family", "Familie und Schule", "Families and schools"),
            choice("magazine", "Geschichten aus dem Magazin", "Stories from the magazine"),
          ],
          help: both(
            "Freiwillig. Ohne Auswahl kommt alles.",
            "Optional. Leave blank for everything.",
          ),
        },
      ),
      field("language", "select", both("Sprache", "Language"), {
        // that of the page
        visible: false,
        required: true,
        choices: [choice("de", "Deutsch", "German"), choice("en", "Englisch", "English")],
      }),
      field(
        "privacy",
        "checkbox",
        both(
          "Ich bin einverstanden, dass das Festival meine Angaben verwendet, um mir den Newsletter zu schicken.",
          "I agree that the festival may use my details to send me the newsletter.",
        ),
        {
          required: true,
          role: "consent",
          help: both(
            "In jeder Ausgabe steht ein Link zum Abbestellen.",
            "Every issue contains a link to unsubscribe.",
          ),
        },
      ),
    ],
  },
  {
    key: "barriere-melden",
    slug: "barriere-melden",
    title: both("Eine Barriere melden", "Report a barrier"),
    intro: both(
      "Etwas hat Sie aufgehalten, auf dieser Website oder an einem unserer Spielorte? Sagen Sie uns, wo. Sie müssen dafür weder Namen noch Adresse nennen.",
      "Did something stop you, on this website or in one of our venues? Tell us where. No name or address needed.",
    ),
    submitLabel: both("Barriere melden", "Report the barrier"),
    successTitle: both("Danke, wir gehen dem nach.", "Thank you, we are looking into it."),
    successText: both(
      "Wenn Sie eine Adresse hinterlassen haben, antworten wir innerhalb von zwei Wochen und sagen, was wir tun.",
      "If you left an address we will answer within two weeks and tell you what we are doing.",
    ),
    purpose: "message",
    recipients: ["access@musikfest.example"],
    retentionDays: 180,
    fields: [
      field("where", "radio", both("Wo war die Barriere?", "Where was the barrier?"), {
        required: true,
        choices: [
          choice("website", "Auf der Website", "On the website"),
          choice(
            "venue",
            "In einem Saal oder auf dem Weg dorthin",
            "In a venue or on the way there",
          ),
          choice("tickets", "Beim Kartenkauf", "When buying tickets"),
        ],
      }),
      field(
        "address",
        "url",
        both(
          "Adresse der Seite, falls es die Website war",
          "Address of the page, if it was the website",
        ),
        { placeholder: both("https://…", "https://…") },
      ),
      field("description", "textarea", both("Was ist passiert?", "What happened?"), {
        required: true,
        help: both(
          "Hilfreich sind auch Gerät, Browser und Hilfsmittel.",
          "It helps to know your device, browser and assistive technology.",
        ),
      }),
      field(
        "email",
        "email",
        both("E-Mail-Adresse für unsere Antwort", "Email address for our reply"),
        { help: both("Freiwillig.", "Optional.") },
      ),
      field("use", "notice", both("Wofür wir das verwenden", "What we use this for"), {
        help: both(
          "Nur, um die Barriere zu finden und zu beheben und Ihnen zu antworten.",
          "Only to find and remove the barrier, and to reply to you.",
        ),
      }),
    ],
  },
  {
    key: "mithelfen",
    slug: "mithelfen",
    title: both("Mithelfen", "Volunteer with us"),
    intro: both(
      "Hundertsechzig Ehrenamtliche helfen jedes Jahr an den Türen, beim Umbau und hinter der Bühne. Sagen Sie uns, wann Sie Zeit haben und was Sie gern tun.",
      "A hundred and sixty volunteers help each year at the doors, on stage between concerts and behind the scenes. Tell us when you are free and what you would like to do.",
    ),
    submitLabel: both("Anmelden", "Sign up"),
    successTitle: both("Danke für Ihr Angebot!", "Thank you for your offer!"),
    successText: both(
      "Wir melden uns innerhalb einer Woche und besprechen mit Ihnen, wo Sie helfen können.",
      "We will be in touch within a week to talk about where you would like to help.",
    ),
    purpose: "message",
    recipients: ["produktion@musikfest.example"],
    retentionDays: 120,
    fields: [
      field("name", "text", both("Ihr Name", "Your name"), {
        required: true,
        settings: { max_length: 120 },
      }),
      field("email", "email", both("E-Mail-Adresse", "Email address"), { required: true }),
      field("birth_date", "birthDate", both("Geburtsdatum", "Date of birth"), {
        help: both(
          "Wer am ersten Festivaltag noch nicht sechzehn ist, hilft nur tagsüber.",
          "Anyone not yet sixteen on the first day of the festival helps in the daytime only.",
        ),
      }),
      field(
        "guardian",
        "text",
        both("Name und Telefonnummer eines Elternteils", "Name and telephone number of a parent"),
        { required: true, settings: { max_length: 200, below_age: 18 } },
      ),
      field("from", "date", both("Ich habe Zeit ab", "I am free from"), {
        settings: { earliest: "2025-08-25", latest: "2025-09-30" },
      }),
      field("shifts", "number", both("Wie viele Schichten?", "How many shifts?"), {
        settings: { min: 1, max: 20 },
      }),
      field("tasks", "multiSelect", both("Das mache ich gern", "I would like to help with"), {
        choices: [
          choice("doors", "Einlass und Garderobe", "Doors and cloakroom"),
          choice("stage", "Umbau auf der Bühne", "Resetting the stage"),
          choice("artists", "Künstlerinnen und Künstler begleiten", "Looking after artists"),
        ],
      }),
      field("papers", "file", both("Lebenslauf oder Zeugnis", "CV or reference"), {
        help: both("Freiwillig; ein Blatt genügt.", "Optional; one sheet is enough."),
        settings: { file_kinds: ["pdf", "docx", "odt"], max_files: 2 },
      }),
      field("source", "hidden", both("Herkunft", "Source"), { default: "website" }),
      consent,
    ],
  },
];
