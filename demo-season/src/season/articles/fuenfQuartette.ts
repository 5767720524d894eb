import { both, same } from "../localized.ts";
import { headline, link, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const fuenfQuartette = article({
  key: "fuenf-quartette",
  title: both("Fünf Quartette für den Einstieg", "Five quartets to start with"),
  pretitle: both(
    "Hören lernen in gut zwei Stunden",
    "Learning to listen in a little over two hours",
  ),
  teaser: both(
    "Streichquartette gelten als schwierig. Diese fünf sind es nicht, oder sie lohnen die Mühe sofort. Eine Empfehlung mit Minutenangaben.",
    "String quartets are said to be difficult. These five are not, or else they repay the effort at once. A recommendation with timings.",
  ),
  author: "Luc Marais",
  published: "2025-08-05T10:00",
  category: "hoeren",
  tags: ["quartett", "fuer-den-anfang"],
  events: ["cis-moll", "g-dur", "geschwister"],
  picture: ["chladni", "pink", "d minor"],
  sections: [
    text(
      "Vier Leute sitzen beieinander und reden. Mehr muss man nicht wissen. Man versteht nicht jedes Wort, aber man hört sehr genau, wer wem ins Wort fällt, wer zustimmt und wer nur so tut. Für den Anfang schlage ich fünf Gespräche vor, in dieser Reihenfolge und bitte nicht alle an einem Tag.",
      "Four people sit together and talk. That is all you need to know. You won’t follow every word, but you will hear exactly who interrupts whom, who agrees and who merely pretends to. To begin with I suggest five conversations, in this order, and please not all on one day.",
    ),
    headline("1. Haydn: op. 33 Nr. 2, „Der Scherz“", "1. Haydn: Op. 33 No. 2, “The Joke”"),
    text(
      "Hören Sie zuerst nur den letzten Satz, drei Minuten. Ein Tänzchen, rund und freundlich. Dann fängt es an, Pausen zu machen. Die Pausen werden länger. Irgendwann klatscht jemand, und es war noch nicht zu Ende. Haydn hat 1781 einen Witz geschrieben, der heute noch in jedem Saal funktioniert, und wer ihn kennt, wartet umso gespannter.",
      "First listen to the last movement only, three minutes. A little dance, round and friendly. Then it begins to pause. The pauses grow longer. Sooner or later someone claps, and it isn’t over. In 1781 Haydn wrote a joke that still works in every hall, and those who know it wait all the more eagerly.",
    ),
    headline(
      "2. Schubert: d-Moll D 810, „Der Tod und das Mädchen“",
      "2. Schubert: D minor, D 810, “Death and the Maiden”",
    ),
    text(
      "Das Gegenteil von Geplauder. Beginnen Sie mit dem zweiten Satz: ein Lied ohne Stimme, fünf Variationen. In der zweiten nimmt das Cello die Melodie, und die erste Geige zittert darüber wie jemand, der friert. Danach von vorn, vierzig Minuten, am besten im Dunkeln.",
      "The opposite of small talk. Begin with the second movement: a song without a voice, five variations. In the second the cello takes the tune while the first violin trembles above it like someone freezing. Then from the start, forty minutes, preferably in the dark.",
    ),
    headline("3. Ravel: F-Dur", "3. Ravel: F major"),
    text(
      "Im zweiten Satz wird gezupft, und zwar so, dass man nicht mehr weiß, wie viele Hände das sind. Ravel war siebenundzwanzig und hatte gerade wieder einen Preis nicht bekommen. Das Quartett ist seinem Lehrer Fauré gewidmet, der den letzten Satz misslungen fand. Urteilen Sie selbst.",
      "In the second movement they pluck, and in such a way that you lose count of the hands. Ravel was twenty-seven and had just failed to win another prize. The quartet is dedicated to his teacher Fauré, who thought the last movement a failure. Judge for yourself.",
    ),
    quote(
      "Wer eine Bratsche hört, hört genau genug.",
      "If you can hear the viola you are listening closely enough.",
      same("Luc Marais"),
    ),
    headline("4. Webern: Sechs Bagatellen op. 9", "4. Webern: Six Bagatelles, Op. 9"),
    text(
      "Vier Minuten, sechs Stücke. Schönberg schrieb dazu, hier sei ein Roman in einer Geste, ein Glück in einem Aufatmen. Das hilft tatsächlich. Hören Sie alle sechs dreimal hintereinander, das dauert so lange wie ein Ei. Beim dritten Mal ist es keine Neue Musik mehr, sondern eine bekannte Gegend. Wir spielen sie am [6. September](event:g-dur) vor Schuberts größtem Quartett.",
      "Four minutes, six pieces. Schoenberg wrote of them: a novel in a gesture, joy in a breath. That does help. Listen to all six three times in a row, which takes as long as a hard-boiled egg. By the third time it is no longer new music but a neighbourhood you know. We play them on [6 September](event:g-dur) before Schubert’s greatest quartet.",
    ),
    headline("5. Beethoven: cis-Moll op. 131", "5. Beethoven: C sharp minor, Op. 131"),
    text(
      "Jetzt doch. Vierzig Minuten ohne Unterbrechung, und das ist kein Hindernis, sondern der Trick: Niemand zwingt Sie, Sätze auseinanderzuhalten. Setzen Sie sich hinein wie in einen Zug. Es beginnt mit einer Fuge, so langsam, dass man die Landschaft sieht. Kurz vor Schluss fährt er sehr schnell.\n\nWenn Sie danach etwas Zeit brauchen: Das geht uns auch so, und wir spielen es seit vierzehn Jahren.",
      "Now for the big one. Forty minutes without interruption, and that is not the obstacle but the trick: nobody makes you keep the movements apart. Get in as you would get into a train. It starts with a fugue so slow that you can see the landscape. Towards the end it goes very fast.\n\nIf you need some time afterwards: so do we, and we have been playing it for fourteen years.",
    ),
    text(
      "*Noch eine Zugabe?* Fanny Hensels Quartett in Es-Dur, 1834 geschrieben, 1988 zum ersten Mal gedruckt. Es gehörte längst in jede solche Liste; die Kolleginnen und Kollegen vom Avelin-Quartett spielen es am [10. September](event:geschwister).",
      "*An encore?* Fanny Hensel’s quartet in E flat major, written in 1834 and first printed in 1988. It should have been on every list like this long ago; our colleagues in the Avelin Quartet play it on [10 September](event:geschwister).",
    ),
    link("Alle Kammerkonzerte", "All chamber concerts", { route: "programme" }),
  ],
});
