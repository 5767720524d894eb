import { fieldType } from "@festival/contracts/formFields";
import type { Localized } from "@festival/contracts/locales";
import type { DemoForm, DemoFormField } from "./types.ts";
import { both, none } from "./localized.ts";

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
    ...more,
  };
}

const choice = (value: string, de: string, en: string) => ({ value, label: both(de, en) });

const consent = field(
  "privacy",
  "checkbox",
  both(
    "Ich bin einverstanden, dass das Festival meine Angaben verwendet, um mir zu antworten.",
    "I agree that the festival uses what I enter to answer me.",
  ),
  {
    required: true,
    help: both(
      "Wir löschen die Nachricht spätestens sechs Monate nach unserer Antwort.",
      "We delete the message no later than six months after our reply.",
    ),
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
      "Your message is on our desk. You will hear from us, and if you do not, please ask again.",
    ),
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
          choice("family", "Familienkonzerte", "family concerts"),
          choice("rehearsals", "Offene Proben", "open rehearsals"),
          choice("volunteering", "Mithelfen beim Festival", "volunteering at the festival"),
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
      ),
      consent,
    ],
  },
  {
    key: "newsletter",
    slug: "newsletter",
    title: both("Newsletter", "Newsletter"),
    intro: both(
      "Konzerte, Karten, Hintergründe. Zweimal im Monat, sonst Ruhe.",
      "Concerts, tickets, background. Twice a month, otherwise quiet.",
    ),
    submitLabel: both("Newsletter bestellen", "Subscribe"),
    successTitle: both("Notiert. Danke!", "Noted. Thank you!"),
    successText: both(
      "Ihre Adresse ist vorgemerkt. Bevor die erste Ausgabe kommt, schicken wir Ihnen eine E-Mail mit der Bitte, die Bestellung zu bestätigen; ohne Ihre Bestätigung bekommen Sie nichts weiter von uns.",
      "Your address has been noted. Before the first issue we will send you an email asking you to confirm; without your confirmation you will receive nothing further from us.",
    ),
    fields: [
      field("email", "email", both("E-Mail-Adresse", "Email address"), {
        required: true,
        placeholder: both("name@beispiel.de", "name@example.org"),
      }),
      field(
        "interests",
        "checkboxes",
        both("Davon möchte ich lesen", "I would like to read about"),
        {
          choices: [
            choice("orchestra", "Orchesterkonzerte", "orchestral concerts"),
            choice("chamber", "Kammermusik und Lied", "chamber music and song"),
            choice("new", "Neue Musik und Nachtkonzerte", "new music and late concerts"),
            choice("family", "Familie und Schule", "families and schools"),
            choice("magazine", "Geschichten aus dem Magazin", "stories from the magazine"),
          ],
          help: both(
            "Freiwillig. Ohne Auswahl kommt alles.",
            "Optional. If you choose nothing you get everything.",
          ),
        },
      ),
      field("language", "select", both("Sprache", "Language"), {
        required: true,
        choices: [choice("de", "Deutsch", "German"), choice("en", "Englisch", "English")],
      }),
      field(
        "privacy",
        "checkbox",
        both(
          "Ich bin einverstanden, dass das Festival meine Angaben verwendet, um mir den Newsletter zu schicken.",
          "I agree that the festival uses what I enter to send me the newsletter.",
        ),
        {
          required: true,
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
      "Etwas hat Sie aufgehalten, auf dieser Website oder in einem unserer Häuser? Sagen Sie uns, wo. Sie müssen dafür weder Namen noch Adresse nennen.",
      "Did something stop you, on this website or in one of our venues? Tell us where. You need give neither name nor address.",
    ),
    submitLabel: both("Barriere melden", "Report the barrier"),
    successTitle: both("Danke, wir gehen dem nach.", "Thank you, we are looking into it."),
    successText: both(
      "Wenn Sie eine Adresse hinterlassen haben, antworten wir innerhalb von zwei Wochen und sagen, was wir tun.",
      "If you left an address we will answer within two weeks and tell you what we are doing.",
    ),
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
        { placeholder: both("https://…", "https://...") },
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
      consent,
    ],
  },
];
