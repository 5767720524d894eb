import { both, same } from "../localized.ts";
import { eventItem, faq, headline, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const darmsaiten = article({
  key: "darmsaiten",
  title: both("Das Schaf in der Geige", "The sheep inside the violin"),
  pretitle: both("Werkstattbesuch", "A workshop visit"),
  teaser: both(
    "Concerto Uferlos spielt auf Darm. Zeynep Altınok zeigt, warum man dafür mehr stimmt, leiser spielt und trotzdem nie zurückwill.",
    "Concerto Uferlos plays on gut. Zeynep Altınok shows why that means more tuning, softer playing and never wanting to go back.",
  ),
  author: "Gesa Lürssen",
  published: "2025-07-10T09:00",
  category: "werkstatt",
  tags: ["alte-musik", "hinter-der-buehne"],
  events: ["wasserstand", "marienvesper"],
  picture: ["phase", "rose", "g major"],
  sections: [
    text(
      "Auf dem Küchentisch liegen vier Saiten, aufgerollt wie Spaghetti. Drei sind gelblich und glatt, die vierte ist mit einem Silberdraht umsponnen, dünner als ein Haar. „Das hier war einmal ein Schaf“, sagt [Zeynep Altınok](artist:zeynep-altinok). „Genauer: der Dünndarm von etwa fünf Schafen. Aus Italien, von der Weide, im Herbst.“ Sie sagt es, wie andere über Wein reden, und hält eine Saite gegen das Fenster: Das Licht geht hindurch wie durch Honig. Sechzig Stunden halte so ein E bei normalem Gebrauch, drei, wenn es gewittert. Im September rechnet das Ensemble mit zweihundertvierzig Saiten, bestellt sind dreihundert.",
      "On the kitchen table lie four strings, coiled like spaghetti. Three are yellowish and smooth, the fourth is wound with silver wire thinner than a hair. “This used to be a sheep,” says [Zeynep Altınok](artist:zeynep-altinok). “Or, to be exact, the small intestines of about five sheep. From Italy, grass-fed, in autumn.” She says it the way others talk about wine and holds a string up to the window: light passes through it as through honey. An E like this lasts sixty hours in normal use, and three in a thunderstorm. For September the ensemble reckons with two hundred and forty strings; it has ordered three hundred.",
    ),
    headline("Widerstand", "Resistance"),
    text(
      "Bis ins frühe 20. Jahrhundert spielten alle auf Darm, auch Joachim, auch die Wiener Philharmoniker unter Mahler. Erst Stahl und später Kunststoff machten die Saiten laut, haltbar und unempfindlich. Darm ist nichts davon. Er nimmt Feuchtigkeit auf, dehnt sich, reißt mitten im Takt. Dafür antwortet er anders: Der Bogen muss einen winzigen Augenblick lang überreden, bevor der Ton anspringt. Man hört diesen Augenblick als Konsonanten.\n\nAltınok spielt zweimal dieselbe Zeile Telemann, erst auf einer modernen Geige, dann auf ihrer. Beim ersten Mal singt es, ein langes, glänzendes A. Beim zweiten Mal spricht es. Man meint Wörter zu verstehen, jedenfalls Silben.",
      "Until the early twentieth century everyone played on gut: Joachim did, and so did the Vienna Philharmonic under Mahler. Only steel, and later synthetics, made strings loud, hard-wearing and indifferent to the weather. Gut is none of these. It takes up moisture, stretches, snaps in mid-bar. In return it answers differently: for a tiny moment the bow has to persuade it before the note catches. You hear that moment as a consonant.\n\nAltınok plays the same line of Telemann twice, first on a modern violin, then on hers. The first time it sings, one long and shining ah. The second time it speaks. You could swear you hear words, or syllables at least.",
    ),
    quote(
      "Eine Stahlsaite gehorcht. Eine Darmsaite hat eine Meinung.",
      "A steel string obeys. A gut string has an opinion.",
      same("Zeynep Altınok"),
    ),
    headline("Tiefer stimmen", "Tuning down"),
    text(
      "Auch die Höhe stimmt nicht, jedenfalls nicht mit heute überein. Das Ensemble spielt Händel auf 415 Hertz, einen Halbton unter dem üblichen A. Das ist eine Vereinbarung, keine Wahrheit: Im 18. Jahrhundert hatte jede Stadt ihr eigenes A, das meist der Orgelbauer festgelegt hatte. Für Monteverdi in der Kreuzkirche geht es dagegen hinauf auf 466, weil venezianische Zinken so gebaut waren. Zwei Konzerte, zwei Sätze Saiten, zwei Fingergefühle.\n\nIm Freien, auf dem Klosterhof, kommt noch das Wetter dazu. Abends fällt der Tau, die Saiten ziehen an, die Geigen steigen. „Nach der Pause sind wir vier Hertz höher“, sagt Altınok, „dann müssen die Hörner eben laufen.“ Sie hat für jede Viertelstunde des 30. August einen Stimmplan gemacht. Ob sie sich daran hält, entscheidet der Fluss.",
      "The pitch is not right either, at least not by today’s reckoning. The ensemble plays Handel at 415 hertz, a semitone below the usual A. That is a convention, not a truth: in the eighteenth century every town had an A of its own, usually fixed by the man who had built the organ. For Monteverdi in the Kreuzkirche, on the other hand, they go up to 466, because that is how Venetian cornetts were made. Two concerts, two sets of strings, two kinds of fingertip.\n\nOut of doors, in the cloister, there is the weather as well. In the evening dew falls, strings tighten, violins rise. “After the interval we are four hertz higher,” says Altınok, “and then the horns just have to run.” She has drawn up a tuning plan for every quarter of an hour of 30 August. Whether she keeps to it is up to the river.",
    ),
    faq(both("Nachgefragt", "Two more questions"), [
      [
        both("Gibt es Darmsaiten ohne Tier?", "Is there gut without animals?"),
        both(
          "Es gibt gute Nachbauten aus Kunststoff. Zwei im Ensemble spielen darauf, aus Überzeugung, und man hört es erst, wenn man es weiß.",
          "There are good synthetic copies. Two members of the ensemble play on them, out of conviction, and you only hear it once you know.",
        ),
      ],
      [
        both("Was, wenn im Konzert eine reißt?", "What if one snaps in a concert?"),
        both(
          "Dann spielt man auf dreien weiter und sieht interessant aus.",
          "You go on with three and look interesting.",
        ),
      ],
    ]),
    eventItem("wasserstand"),
  ],
});
