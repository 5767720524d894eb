import type { DemoPage } from "../types.ts";
import { drawing, type Picture } from "../artwork.ts";
import { both, same } from "../localized.ts";
import {
  coloured,
  columns,
  eventItem,
  eventList,
  faq,
  fullTeaser,
  headline,
  image,
  imageList,
  link,
  quote,
  teamTeaser,
  teaserList,
  text,
} from "../sections.ts";
import { page } from "./page.ts";

type Drawn = [seed: string, picture: Picture];

// few pictures in many places: the page is as light as others
const large: Drawn = ["page-specimen-teaser", ["chladni", "ice", "c minor"]];
const moving: Drawn = ["page-specimen-film", ["chladni", "rose", "a minor"]];
const teasers: [Drawn, Drawn, Drawn] = [
  ["page-specimen-teaser-1", ["rings", "navy", "e major"]],
  ["page-specimen-teaser-2", ["phase", "rose", "d minor"]],
  ["page-specimen-teaser-3", ["chladni", "ice", "c minor"]],
];

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
      "Text can be **bold**, *italic* and **both *at once***. It links to [concerts](event:eroica), [articles](article:pause-proben), [places](venue:alte-schmiede), [people](artist:mara-lindqvist), [ensembles](ensemble:quartett-halbmond), [pages](page:visit) and [the outside](https://example.org/).\n\nA list without order:\n- Violin\n- Viola, often unheard, never superfluous\n- Cello\n\nAnd one with:\n1. Breathe in\n2. Wait\n3. Come in",
      "text",
    ),
    headline("Bilder in drei Größen", "Pictures in three sizes"),
    image(...large, both("Klein, gezeichnet aus c-Moll.", "Small, drawn from C minor."), "small"),
    image(...large, both("Mittel: dasselbe Bild.", "Medium: the same picture."), "medium"),
    image(...large, both("Groß: noch einmal.", "Large: once more."), "full"),
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
    headline("Nebeneinander", "Side by side"),
    columns(
      "33-67",
      [text("Ein Drittel der Breite.", "A third of the width.")],
      [
        text(
          "Zwei Drittel, auf dem Telefon darunter. In einer Spalte darf alles stehen, was auch sonst auf einer Seite steht.",
          "Two thirds; on a phone it comes below. A column may hold anything a page may hold.",
        ),
      ],
    ),
    columns(
      "25-50-25",
      [text("Ein Viertel", "A quarter")],
      [image(...large, both("In der Mitte die Hälfte.", "Half of it in the middle."))],
      [text("und noch ein Viertel.", "and another quarter.")],
    ),
    coloured(
      "pink",
      "50-50",
      [
        headline("Auf Rosa", "On pink"),
        text(
          "Auch hier führen [Verweise](page:visit) weiter, und alles bleibt zu lesen.",
          "Here, too, [links](page:visit) lead on, and everything can still be read.",
        ),
      ],
      [
        faq(both("Noch eine Frage?", "One more question?"), [
          [
            both("Geht das auch auf Blau?", "Does it work on blue?"),
            both("Gleich darunter.", "Right below."),
          ],
        ]),
      ],
    ),
    coloured(
      "blue",
      "33-33-33",
      [text("Links.", "Left.")],
      [
        text(
          "Mitte, mit einem [Konzert](event:eroica).",
          "Centre, with a [concert](event:eroica).",
        ),
      ],
      [link("Rechts geht es weiter", "Right this way", { route: "programme" })],
    ),
    fullTeaser("sand", {
      picture: large,
      preline: both("Großer Teaser", "Full teaser"),
      headline: both("Ein Bild und ein Feld Farbe", "A picture and a field of colour"),
      text: both(
        "Für das eine, worauf die ganze Seite hinauswill.",
        "For the one thing that the whole page is about.",
      ),
      link: { page: "about" },
      linkText: both("Über uns", "About us"),
    }),
    teaserList(both("Teaser nebeneinander", "Teasers side by side"), [
      {
        picture: teasers[0],
        preline: both("Besuch", "Visit"),
        headline: both("Was man anzieht", "What to wear"),
        text: both("Schuhe, wenn möglich.", "Shoes, if possible."),
        link: { page: "visit" },
        linkText: both("Ihr Besuch", "Your visit"),
      },
      {
        picture: teasers[1],
        headline: both("Wie man hinkommt", "How to get here"),
        text: both("Immer bergab, dem Wasser nach.", "Downhill all the way, towards the water."),
        link: { page: "getting-here" },
        linkText: both("Anfahrt", "Getting here"),
      },
      {
        picture: teasers[2],
        headline: both("Wer hineinkommt", "Who gets in"),
        text: both("Alle, hoffen wir.", "Everyone, we hope."),
        link: { page: "access" },
        linkText: both("Barrierefreiheit", "Access"),
      },
    ]),
    imageList(both("Bilder nebeneinander", "Pictures side by side"), teasers),
    headline("Ein Konzert und ein Mensch", "A concert and a person"),
    eventItem("orgel-bauen"),
    eventList(both("Die Abende", "The evenings"), ["strudel", "papier-holz-haut"]),
    teamTeaser("benno-trautwein"),
    headline("Ein Film von hier", "A film of our own"),
    {
      model: "film",
      film: "five-strings",
      image: drawing("work", ...moving),
      title: both("Fünf Saiten schwingen aus", "Five strings fade away"),
      caption: both(
        "Ohne Ton, mit Untertiteln, und ohne Zustimmung: Der Film liegt auf dieser Website.",
        "Without sound, with captions and without consent: the film is kept on this site.",
      ),
      transcript: both(
        "Fünf Saiten liegen still. Die oberste schlägt an, dann jede der anderen.\nAlle fünf schwingen aus, jede für sich.",
        "Five strings lie still. The highest is struck, then each of the others.\nAll five fade away, each in its own time.",
      ),
    },
    headline("Was andere Seiten haben", "What other sites have"),
    {
      model: "video",
      address: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
      image: drawing("work", ...moving),
      title: both("Ein Film von anderswo", "A film from elsewhere"),
      caption: both(
        "Das Bild liegt bei uns, der Film („Big Buck Bunny“) beim Anbieter.",
        "We have the picture; the provider has the film, “Big Buck Bunny”.",
      ),
      transcript: both(
        "Eine Frau hebt den Taktstock. Lange geschieht nichts.\nDann geschieht es.",
        "A woman raises her baton. For a long time nothing happens.\nThen it does.",
      ),
    },
    {
      model: "audio",
      address: "https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5",
      title: both("Zum Hören", "To listen to"),
      caption: both("Zwei Minuten Flussrauschen.", "Two minutes of the river."),
      transcript: both("(Rauschen)", "(Rushing water)"),
    },
    {
      model: "viewer",
      address: "https://issuu.com/musikfest/docs/programmbuch",
      title: both("Das Programmbuch zum Blättern", "The programme book, to leaf through"),
    },
    {
      model: "socialmedia",
      address: "https://www.instagram.com/p/musikfest/",
      title: both("Ein Beitrag von anderswo", "A post from elsewhere"),
    },
    { model: "sponsorlist", title: both("Wir danken", "With thanks to") },
  ],
});
