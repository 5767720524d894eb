import type { DemoPage, DemoSection } from "../types.ts";
import { both } from "../localized.ts";
import { formHere, headline, text } from "../sections.ts";
import { page } from "./page.ts";

const sample: DemoSection = text(
  "**Mustertext.** Das Musikfest am Strom ist erfunden. Diese Seite zeigt, wo rechtliche Angaben stehen, und ersetzt keine. Vor einem echten Betrieb muss sie durch geprüfte Texte ersetzt werden.",
  "**Sample content.** The Musikfest am Strom is an invention. This page shows where legal information goes and does not provide any. It must be replaced by reviewed texts before real use.",
);

export const legalPages: DemoPage[] = [
  page({
    key: "imprint",
    urls: both("impressum", "imprint"),
    title: both("Impressum", "Imprint"),
    in: "footer",
    description: both(
      "Anbieterkennzeichnung des erfundenen Musikfests am Strom. Mustertext.",
      "Legal notice of the fictional Musikfest am Strom. Sample content.",
    ),
    sections: [
      sample,
      headline("Bilder", "Pictures"),
      text(
        "Die Bilder der Saison wurden von einem Programm aus den Tonarten der Werke gezeichnet.",
        "The season’s pictures were drawn by a program from the keys of the works.",
      ),
    ],
  }),
  page({
    key: "privacy",
    urls: both("datenschutz", "privacy"),
    title: both("Datenschutz", "Privacy"),
    in: "footer",
    description: both(
      "Welche Daten diese Website verarbeitet und welche nicht. Mustertext.",
      "Which data this website processes and which it does not. Sample content.",
    ),
    sections: [
      sample,
      headline("Kurz gesagt", "In brief"),
      text(
        "Wer nur liest, hinterlässt nichts außer einem Eintrag im Protokoll des Servers, der nach sieben Tagen verschwindet. Fremde Dienste laden erst, wenn Sie zustimmen.",
        "If you only read, you leave nothing but an entry in the server’s log, which disappears after seven days. Third-party services load only once you agree.",
      ),
      headline("Cookies", "Cookies", { anchor: "cookies" }),
      text(
        "Notwendig sind: Ihre Entscheidung über Cookies, geschlossene Hinweise, die gewählte Sprache und, für angemeldete Mitarbeitende, die Sitzung. Alles Weitere können Sie unter „Cookie-Einstellungen“ ein- und ausschalten.",
        "The necessary ones are: your decision about cookies, notices you have closed, the language you chose and, for staff, the session. Everything else can be switched on and off under “Cookie settings”.",
      ),
      headline("Formulare und Newsletter", "Forms and newsletter"),
      text(
        "Was Sie in ein Formular schreiben, lesen die Menschen, die antworten. Wir löschen es spätestens sechs Monate danach. Den Newsletter schicken wir erst, wenn Sie Ihre Adresse bestätigt haben; jede Ausgabe enthält einen Link zum Abbestellen.",
        "What you write in a form is read by the people who answer it. We delete it no later than six months afterwards. The newsletter is sent only after you have confirmed your address, and every issue contains a link to unsubscribe.",
      ),
      headline("Ihre Rechte", "Your rights"),
      text(
        "Sie können Auskunft, Berichtigung, Löschung und Übertragung verlangen und sich bei einer Aufsichtsbehörde beschweren. Schreiben Sie an datenschutz@musikfest.example.",
        "You may demand access, correction, deletion and transfer, and complain to a supervisory authority. Write to datenschutz@musikfest.example.",
      ),
    ],
  }),
  page({
    key: "terms",
    urls: both("agb", "terms"),
    title: both("AGB", "Terms and conditions"),
    in: "footer",
    description: both(
      "Bedingungen für den Kartenkauf beim erfundenen Musikfest am Strom. Mustertext.",
      "Conditions for buying tickets to the fictional Musikfest am Strom. Sample content.",
    ),
    sections: [
      sample,
      headline("Kartenkauf", "Buying tickets"),
      text(
        "Mit der Bestätigung Ihrer Bestellung kommt der Kauf zustande. Preise sind Endpreise in Euro und enthalten alle Gebühren.",
        "The purchase is concluded when we confirm your order. Prices are final prices in euros and include all fees.",
      ),
      headline("Rückgabe und Ausfall", "Returns and cancellations"),
      text(
        "Bis 48 Stunden vor Beginn nehmen wir Karten zum vollen Preis zurück. Fällt ein Konzert aus, erstatten wir den Preis automatisch. Wird es verlegt, gilt Ihre Karte weiter, oder Sie geben sie zurück.",
        "Tickets can be returned for a full refund up to 48 hours before the start. If a concert is cancelled, refunds are automatic. If it is moved or postponed your ticket stays valid, or you may return it.",
      ),
      headline("Im Saal", "In the hall"),
      text(
        "Ton- und Bildaufnahmen während der Musik sind nicht gestattet. Bei Aufzeichnungen durch den Rundfunk kann das Publikum im Bild sein; wir weisen am Eingang darauf hin.",
        "Sound and video recording during the music is not permitted. When a concert is filmed the audience may be in view; notices at the entrance will say so.",
      ),
    ],
  }),
  page({
    key: "accessibility-statement",
    urls: both("erklaerung-barrierefreiheit", "accessibility-statement"),
    title: both("Erklärung zur Barrierefreiheit", "Accessibility statement"),
    in: "footer",
    description: both(
      "Wie barrierefrei diese Website ist, was noch fehlt und wie Sie eine Barriere melden. Mustertext.",
      "How accessible this website is, what is still missing and how to report a barrier. Sample content.",
    ),
    sections: [
      sample,
      headline("Stand", "Status"),
      text(
        "Diese Website soll die Web Content Accessibility Guidelines 2.2 auf Stufe AA erfüllen. Sie lässt sich mit der Tastatur bedienen, funktioniert ohne Skripte und hat einen Modus mit höherem Kontrast, den Sie in der Fußzeile einschalten.",
        "This website aims to meet the Web Content Accessibility Guidelines 2.2 at level AA. It can be used with a keyboard, works without scripts and has a mode with higher contrast, switched on in the footer.",
      ),
      headline("Rückmeldung", "Feedback"),
      text(
        "Wenn Sie auf etwas stoßen, das Sie aufhält, sagen Sie es uns bitte. Wir antworten innerhalb von zwei Wochen. Hilft das nicht, können Sie sich an eine Schlichtungsstelle wenden.",
        "If you come across something that stops you, please tell us. We reply within two weeks. If that does not help, you may turn to an arbitration body.",
      ),
      formHere("Eine Barriere melden", "Report a barrier", "barriere-melden"),
    ],
  }),
];
