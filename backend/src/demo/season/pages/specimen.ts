import type { DemoPage } from "../types.ts";
import { both, same } from "../localized.ts";
import { faq, headline, image, link, quote, text } from "../sections.ts";
import { page } from "./page.ts";

/** Every kind of section and every kind of rich text on one page, for those who design and edit. */
export const specimenPage: DemoPage = page({
  key: "specimen",
  urls: both("musterseite", "specimen"),
  title: both("Musterseite", "Specimen page"),
  headline: both("Alles, was eine Seite kann", "Everything a page can do"),
  description: both(
    "Jede Art von Abschnitt einmal, zum Ansehen und Ausprobieren.",
    "Every kind of section once, to look at and try out.",
  ),
  sections: [
    headline("Überschrift mit Vorzeile", "Headline with a line before", {
      preline: both("Vorzeile", "Line before"),
      subline: both(
        "und Unterzeile, die etwas länger sein darf als die Überschrift selbst",
        "and a line below, which may be a little longer than the headline itself",
      ),
      anchor: "ueberschriften",
    }),
    headline("Ebene drei", "Level three", { level: 3 }),
    headline("Ebene vier", "Level four", { level: 4 }),
    headline("Ebene fünf", "Level five", { level: 5 }),
    headline("Ebene sechs", "Level six", { level: 6 }),
    text(
      "Text kann **fett**, *kursiv* und **beides *zugleich*** sein. Er verweist auf [Konzerte](event:eroica), [Artikel](article:pause-proben), [Orte](venue:alte-schmiede), [Menschen](artist:mara-lindqvist), [Ensembles](ensemble:quartett-halbmond), [Seiten](page:visit) und [nach draußen](https://example.org/).\n\nEine Liste ohne Reihenfolge:\n- Violine\n- Viola, oft überhört, nie überflüssig\n- Violoncello\n\nUnd eine mit:\n1. Einatmen\n2. Warten\n3. Einsetzen",
      "Text can be **bold**, *italic* and **both *at once***. It links to [concerts](event:eroica), [articles](article:pause-proben), [places](venue:alte-schmiede), [people](artist:mara-lindqvist), [ensembles](ensemble:quartett-halbmond), [pages](page:visit) and [the outside](https://example.org/).\n\nA list without order:\n- Violin\n- Viola, often overheard, never superfluous\n- Cello\n\nAnd one with:\n1. Breathe in\n2. Wait\n3. Come in",
      "text",
    ),
    headline("Bilder in drei Größen", "Pictures in three sizes"),
    image(
      "page-specimen-small",
      ["chladni", "rose", "f major"],
      both("Klein, gezeichnet aus F-Dur.", "Small, drawn from F major."),
      "small",
    ),
    image(
      "page-specimen-medium",
      ["phase", "ice", "g minor"],
      both("Mittel, gezeichnet aus g-Moll.", "Medium, drawn from G minor."),
      "medium",
    ),
    image(
      "page-specimen-full",
      ["harmonograph", "navy", "a-flat major"],
      both("Groß, gezeichnet aus As-Dur.", "Large, drawn from A flat major."),
      "full",
    ),
    quote(
      "Ohne Musik wäre das Leben ein Irrtum.",
      "Without music, life would be a mistake.",
      same("Friedrich Nietzsche"),
    ),
    link("Ein Verweis auf dieser Website", "A link within this website", { route: "programme" }),
    link(
      "Ein Verweis in ein neues Fenster",
      "A link into a new window",
      { url: "https://example.org/" },
      true,
    ),
    faq(both("Fragen und Antworten", "Questions and answers"), [
      [
        both("Ist die Antwort zugeklappt?", "Is the answer folded away?"),
        both(
          "Ja, bis man sie öffnet. Ohne Skripte geht das auch.",
          "Yes, until it is opened. That works without scripts, too.",
        ),
      ],
      [
        both("Kann sie mehrere Absätze haben?", "May it have several paragraphs?"),
        both(
          "Sie kann.\n\nUnd eine Liste:\n- so\n- wie hier",
          "It may.\n\nAnd a list:\n- just\n- like this",
        ),
      ],
    ]),
  ],
});
