import { both, same } from "../localized.ts";
import { headline, image, link, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const nachhall = article({
  key: "nachhall",
  title: both("Sieben Sekunden", "Seven seconds"),
  pretitle: both("Ein Spaziergang mit Luftballons", "A walk with balloons"),
  teaser: both(
    "Wie lange bleibt ein Knall in einem Raum? Ein Vormittag mit der Akustikerin Hedda Quist an fünf Spielorten des Festivals.",
    "How long does a bang stay in a room? A morning with the acoustician Hedda Quist in five of the festival’s venues.",
  ),
  author: "Benno Trautwein",
  published: "2025-06-26T09:30",
  category: "wissen",
  tags: ["stille", "hinter-der-buehne"],
  events: ["wer-fragt", "sitting-in-a-room"],
  picture: ["rings", "navy"],
  sections: [
    text(
      "Hedda Quist hat einen Beutel roter Luftballons dabei, eine Stecknadel und ein Mikrofon, das teurer ist als ihr Auto. Ihr Beruf ist es, Räume erschrecken zu lassen. Ein Ballon platzt, sie zählt mit, das Gerät zählt genauer: Nachhallzeit nennt man die Spanne, bis ein Klang auf ein Millionstel seiner Energie gefallen ist, sechzig Dezibel leiser. Dann hört man ihn nicht mehr.",
      "Hedda Quist carries a bag of red balloons, a pin and a microphone that costs more than her car. Her job is to startle rooms. A balloon bursts, she counts, the device counts more exactly: reverberation time is how long a sound takes to fall to a millionth of its energy, sixty decibels softer. After that you no longer hear it.",
    ),
    headline("Kreuzkirche: der lange Atem", "Kreuzkirche: the long breath"),
    text(
      "Sieben Komma eins Sekunden. Der Knall steigt ins Gewölbe, kommt zurück, geht noch einmal, als hätte er oben etwas vergessen. „Hier kann man keine schnelle Fuge spielen“, sagt Quist, „hier kann man nur bauen.“ Mit sechshundert Menschen sind es fünf Sekunden, denn Menschen schlucken: Ein Mantel wirkt so viel wie ein halbes offenes Fenster. Im Winter klinge die Kirche darum besser, die Leute seien dicker angezogen.",
      "Seven point one seconds. The bang rises into the vault, comes back and goes up again as though it had forgotten something there. “You can’t play a fast fugue here,” says Quist. “All you can do is build.” With six hundred people it is five seconds, for people absorb: one overcoat does as much as half an open window. That is why the church sounds better in winter, she says; people wear thicker clothes.",
    ),
    headline("Alte Schmiede: nichts zu verbergen", "Alte Schmiede: nothing to hide"),
    text(
      "Null Komma neun. Der Ballon sagt „pff“ und ist weg. In der [Alten Schmiede](venue:alte-schmiede) hört man den Bogen, die Finger und jedes Husten aus Reihe zwölf. Quartette lieben das, weil sie sich selbst verstehen. „Ein trockener Raum ist höflich“, sagt Quist. „Er lässt einen ausreden, und dann muss man aber auch etwas gesagt haben.“",
      "Nought point nine. The balloon says “pff” and is gone. In the [Alte Schmiede](venue:alte-schmiede) you hear the bow, the fingers and every cough from row twelve. Quartets love it because they can hear themselves. “A dry room is polite,” says Quist. “It lets you finish, but then you must have said something.”",
    ),
    quote(
      "Der schönste Teil eines Tons gehört dem Gebäude.",
      "The most beautiful part of a note belongs to the building.",
      same("Hedda Quist"),
    ),
    headline("Bunker 9: ein Lieblingston", "Bunker 9: a favourite note"),
    text(
      "Zwei Meter Beton, parallele Wände, kein Stoff. Der Knall wird hier zu einem Ton, tief, unangenehm, und bleibt stehen. Fis, ungefähr 46 Hertz: Zwischen den Längswänden passt genau diese Welle. Jeder Raum hat solche Eigentöne, aber nur wenige sind so stur. Alvin Lucier hat daraus 1969 ein Stück gemacht, das den Raum so oft mit sich selbst sprechen lässt, bis nur seine Lieblingstöne übrig sind. Am [12. September](event:sitting-in-a-room) darf der Bunker zeigen, was er kann.",
      "Two metres of concrete, parallel walls, no fabric. Here the bang turns into a note, low and unpleasant, and stays. F sharp, roughly 46 hertz: that is the wave that fits exactly between the long walls. Every room has notes of its own, but few are so stubborn. In 1969 Alvin Lucier made a piece out of this which lets a room talk to itself until only its favourite notes remain. On [12 September](event:sitting-in-a-room) the bunker gets to show what it can do.",
    ),
    image(
      "article-nachhall-1",
      ["chladni", "paper", "f-sharp minor"],
      both(
        "Stehende Wellen haben ruhige Stellen. Wer sich im Bunker einen Meter bewegt, findet eine.",
        "Standing waves have quiet places. Move one metre in the bunker and you will find one.",
      ),
    ),
    headline("Ein Saal wird gestimmt", "Tuning a hall"),
    text(
      "Lässt sich ein Raum stimmen wie ein Klavier? Fast. Quist zeigt auf die Rückwand des [Salzspeichers](venue:salzspeicher), wo zwischen den Balken schmale Felder mit Wolle hängen. Im Lagerhaus war einst das Holz selbst der Schlucker, voller Salz und damit voller Feuchtigkeit. Als man den mittleren Boden herausnahm, wurde der Saal zu hell: Die Höhen flogen von Wand zu Wand, die Geigen klangen nach Blech. Drei Wochen lang hat sie Felder auf- und wieder abgehängt, während ein geduldiges Klaviertrio immer dieselben acht Takte spielte. „Danach konnten die den Dvořák auswendig“, sagt Quist, „und ich auch.“\n\nWas sie sucht, ist selten Stille. Ein Raum ohne jeden Nachhall, wie ihn ihr Institut besitzt, macht den meisten Menschen nach zehn Minuten Angst. Man hört das Blut in den Ohren und die eigenen Augenlider. Musikerinnen und Musiker spielen dort plötzlich lauter und schneller, weil nichts zurückkommt. „Wir merken gar nicht, dass wir beim Sprechen dauernd auf die Wand warten“, sagt sie. „Der Raum antwortet, und wir halten das für unsere Stimme.“",
      "Can a room be tuned like a piano? Nearly. Quist points to the back wall of the [Salzspeicher](venue:salzspeicher), where narrow panels of wool hang between the beams. In the old warehouse the timber itself did the absorbing, full of salt and therefore full of moisture. When the middle floor was taken out, the hall became too bright: high notes flew from wall to wall and violins sounded like tin. For three weeks she put panels up and took them down again while a patient piano trio played the same eight bars over and over. “After that they knew their Dvořák by heart,” says Quist, “and so did I.”\n\nWhat she is after is seldom silence. A room without any reverberation, such as her institute owns, frightens most people after ten minutes. You hear the blood in your ears, and your own eyelids. Musicians suddenly play louder and faster there, because nothing comes back. “We don’t notice that whenever we speak we are waiting for the wall,” she says. “The room answers, and we take it for our own voice.”",
    ),
    text(
      "Zuletzt der Große Saal: zwei Komma eins, ein Wert wie aus dem Lehrbuch. Quist lässt den letzten Ballon platzen, hört hinterher und packt ein. Ob sie selbst in Konzerte gehe? „Ja, aber ich sitze immer schlecht. Die guten Plätze kenne ich alle schon.“ Sie verrät uns einen: zweiter Rang im [Theater](venue:theater), Reihe drei, ganz links. Bitte sagen Sie es nicht weiter.",
      "Finally the Great Hall: two point one, a figure from the textbook. Quist bursts her last balloon, listens to it fade and packs up. Does she go to concerts herself? “Yes, but always in bad seats. I know all the good ones already.” She gives one away: second tier of the [theatre](venue:theater), row three, far left. Please don’t tell anyone.",
    ),
    link("Alle Spielorte", "All venues", { route: "venues" }),
  ],
});
