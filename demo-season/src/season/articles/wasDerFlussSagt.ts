import { both, same } from "../localized.ts";
import { headline, image, link, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const wasDerFlussSagt = article({
  key: "was-der-fluss-sagt",
  title: both("Was der Fluss sagt", "What the river says"),
  pretitle: both("Die Stipendiatin Ada Nwankiti", "This year’s fellow, Ada Nwankiti"),
  teaser: both(
    "Vier Monate lang hingen ihre Mikrofone im Strom. Nun wird daraus ein Stück, das jeden Abend anders hoch steht.",
    "For four months her microphones hung in the river. Now they are turning into a piece that stands at a different level every night.",
  ),
  author: "Miriam Sternitz",
  published: "2025-06-12T10:00",
  category: "stadt",
  tags: ["neue-musik", "hinter-der-buehne"],
  events: ["strudel", "werkstatt-nwankiti", "pegel-2"],
  picture: ["rings", "blue"],
  sections: [
    text(
      "Morgens um fünf am Anleger 3. [Ada Nwankiti](artist:ada-nwankiti) kniet auf den Planken und lässt ein Kabel ins Wasser, an dessen Ende ein Hydrophon hängt, schwarz, klein wie eine Olive. Sie reicht mir den Kopfhörer. Ich hatte Gluckern erwartet. Es ist ein Knistern, hell, dicht, wie Regen auf Blech.\n\n„Kies“, sagt sie. „Der Fluss schiebt Steine. Die ganze Zeit. Man hört ihn arbeiten.“",
      "Five in the morning on landing stage 3. [Ada Nwankiti](artist:ada-nwankiti) kneels on the planks and lowers a cable into the water with a hydrophone at its end, black and small as an olive. She hands me the headphones. I had expected gurgling. It is a crackle, bright and dense, like rain on tin.\n\n“Gravel,” she says. “The river pushes stones. All the time. You can hear it work.”",
    ),
    headline("Ein Hecht in G", "A pike in G"),
    text(
      "Unter Wasser läuft Schall mehr als viermal so schnell wie in der Luft. Einen Frachter hört man, lange bevor er um die Biegung kommt, erst als Brummen, dann als Akkord: Maschine, Welle, Schraube. Die Personenfähre gibt ein ziemlich genaues As. Nwankiti hat sich beim Kapitän bedankt. Einmal, im Mai, knackte es dreimal in gleichem Abstand, eine kleine Terz darüber. Ein Biologe tippte auf einen Hecht; sie hat die Stelle in die Klarinette geschrieben.\n\nWas sie nicht tut: die Aufnahmen einfach abspielen. „Dann säßen alle da und würden raten. Mich interessiert, wie ein Mensch klingt, der einem Fluss zugehört hat.“ Also haben sechs Mitglieder des Ensembles Halbschatten zwei Wochen lang jeden Morgen am Ufer gesessen, mit Kopfhörern und Instrument. Notiert wurde erst danach. Camille Roussignol spielt seitdem einen Ton, den es in keiner Grifftabelle gibt; sie nennt ihn „Treibholz“.",
      "Under water sound travels more than four times as fast as in air. You hear a freighter long before it comes round the bend, first as a hum, then as a chord: engine, shaft, screw. The passenger ferry gives a fairly exact A flat. Nwankiti has thanked its captain. Once, in May, there were three clicks at equal intervals, a minor third above. A biologist guessed it was a pike; she wrote the passage into the clarinet part.\n\nWhat she does not do is simply play the recordings. “Then everyone would sit there guessing. I’m interested in what people sound like once they have listened to a river.” So for two weeks six members of Ensemble Halbschatten sat on the bank every morning with headphones and instrument. Nothing was notated until afterwards. Since then Camille Roussignol has been playing a note that is in no fingering chart; she calls it “driftwood”.",
    ),
    quote(
      "Ich habe kein Stück über den Fluss geschrieben. Ich habe ihm einen Platz in der Partitur freigehalten.",
      "I did not write a piece about the river. I kept a place free for it in the score.",
      same("Ada Nwankiti"),
    ),
    headline("Der Pegel dirigiert", "The gauge conducts"),
    text(
      "*Pegel* heißt das Ergebnis, sechzehn Minuten für sechs Instrumente. In der Partitur stehen siebzehn kurze Abschnitte, und auf der letzten Seite eine Tabelle. Bei einem Wasserstand von 1,80 Meter beginnt das Stück tief und träge, bei drei Metern setzt alles eine Quarte höher ein, schneller, mit weniger Pausen. Über vier Meter bleibt nur das Schlagzeug. „Dann haben wir ohnehin andere Sorgen.“\n\nWelche Fassung am 8. September erklingt, weiß also niemand. Am Nachmittag liest Nwankiti am Pegelhaus die Zahl ab und hängt einen Zettel in den Probenraum. Für die Musikerinnen und Musiker ist das, als erführen sie drei Stunden vorher die Tonart.",
      "The result is called *Gauge*, sixteen minutes for six instruments. The score contains seventeen short sections and, on its last page, a table. At a water level of 1.80 metres the piece begins low and sluggish; at three metres everything starts a fourth higher, faster and with fewer rests. Above four metres only the percussion is left. “By then we’ll have other things to worry about.”\n\nSo nobody knows which version will be heard on 8 September. In the afternoon Nwankiti will read the figure at the gauge house and pin a slip of paper to the door of the rehearsal room. For the players it is like being told the key three hours before.",
    ),
    image(
      "article-fluss-1",
      ["phase", "navy"],
      both(
        "Was das Hydrophon am Anleger 3 hört, als Figur gedacht.",
        "What the hydrophone hears at landing stage 3, imagined as a figure.",
      ),
      "full",
    ),
    text(
      "Gegen sechs zieht sie das Kabel ein. Auf dem Wasser erscheint die erste Fähre. Wir hören sie beide, ich zwei Sekunden später.",
      "Towards six she hauls the cable in. The first ferry appears on the water. We both hear it, I two seconds later.",
    ),
    link("Zeit, verwirbelt: die Uraufführung", "Time, in eddies: the premiere", {
      event: "strudel",
    }),
  ],
});
