import { both } from "../localized.ts";
import { headline, image, link, text } from "../sections.ts";
import { article } from "./article.ts";

export const stillsitzen = article({
  key: "stillsitzen",
  title: both("Stillsitzen ist kein Instrument", "Sitting still is not an instrument"),
  pretitle: both("Gespräch mit Oskar Pfifferling", "A conversation with Oskar Pfifferling"),
  teaser: both(
    "Er kann elf Vögel nachmachen und hält Ruhe für überschätzt: der Erzähler der Familienkonzerte über Kinder, die besser hören als ihre Eltern.",
    "He can imitate eleven birds and thinks quiet overrated: the storyteller of our family concerts on children who listen better than their parents.",
  ),
  author: "Fenna Ohlendiek",
  published: "2025-07-17T14:00",
  category: "gespraech",
  tags: ["kinder", "fuer-den-anfang"],
  events: ["karneval", "koffer", "wolf"],
  picture: ["chladni", "rose"],
  sections: [
    text(
      "**Herr Pfifferling, was ist der häufigste Fehler in Kinderkonzerten?**\n\n„Pssst.“ Erwachsene sagen es im Schnitt alle vierzig Sekunden, ich habe mitgezählt. Kinder machen Geräusche, wenn ihnen etwas auffällt. Wer dann zischt, bringt ihnen bei, dass Auffallen stört. Ich hätte lieber zweihundert Kinder, die „da!“ rufen, als zweihundert, die artig nicht da sind.\n\n**Aber die Musik ist doch leise.**\n\nDann werden sie leise. Das ist ja das Erstaunliche. Der Schwan von Saint-Saëns: Nach drei Tönen hören Sie in der Glashalle die Heizung. Nicht, weil jemand es verlangt, sondern weil sie wissen wollen, ob er untergeht.",
      "**Mr Pfifferling, what is the most common mistake at children’s concerts?**\n\n“Shhh.” Grown-ups say it every forty seconds on average; I have counted. Children make noises when they notice something. If you hush them you teach them that noticing is a nuisance. I would rather have two hundred children shouting “there!” than two hundred who are politely absent.\n\n**But the music is quiet.**\n\nThen they turn quiet. That is the astonishing thing. Saint-Saëns’s swan: after three notes you can hear the heating in the glasshouse. Not because anyone tells them to, but because they want to know whether it will sink.",
    ),
    headline("Was Kinder hören", "What children hear"),
    text(
      "**Hören sie anders?**\n\nVollständiger. Ein Junge, sechs, hat mich nach einem Konzert gefragt, warum der Mann mit dem Fagott immer vor dem Spielen die Schultern hebt. Das hatte in zwölf Jahren kein Kritiker bemerkt. Ein Mädchen sagte über Ligeti, das sei „Musik für wenn man Zahnweh hat, aber schönes“. Ich habe das dem Quintett geschickt. Es hängt im Probenraum, gleich neben dem Feuerlöscher.\n\nErwachsene hören, was sie erkennen. Kinder hören, was da ist.\n\n**Wie finden Sie die Geschichten?**\n\nIch frage die Instrumente. Bei *Peter und der Wolf* hat mich immer gestört, dass der Wolf drei Hörner bekommt und kein einziges Wort. Also fange ich diesmal mit ihm an. Er heißt übrigens Günther. Er hat eigentlich nur Durst.",
      "**Do they hear differently?**\n\nMore completely. After a concert a boy of six asked me why the man with the bassoon always lifts his shoulders before playing. In twelve years no critic had noticed. Of Ligeti a girl said it was “music for when you have toothache, but a nice one”. I sent that to the quintet. It hangs in their rehearsal room, right next to the fire extinguisher.\n\nGrown-ups hear what they recognise. Children hear what is there.\n\n**How do you find the stories?**\n\nI ask the instruments. In *Peter and the Wolf* it has always bothered me that the wolf gets three horns and not one word. So this time I start with him. His name is Günther, by the way. All he wants is a drink.",
    ),
    image(
      "article-stillsitzen-1",
      ["rings", "rose"],
      both(
        "„So sieht es aus, wenn alle gleichzeitig ‚da!‘ rufen“ (Oskar Pfifferling).",
        "“This is what it looks like when they all shout ‘there!’ at once” (Oskar Pfifferling).",
      ),
      "small",
    ),
    headline("Ein Rat für Eltern", "Advice for parents"),
    text(
      "**Wie bereitet man sich vor?**\n\nGar nicht. Keine Hörspiele davor, keine Fragen danach. Fragen Sie bitte nie: „Und, was hast du gelernt?“ Gehen Sie Eis essen. Irgendwann im November, in der Badewanne, kommt der Elefant wieder, gesungen, eine Oktave zu hoch. Das ist der Applaus.\n\n**Und wenn ein Kind wirklich nicht mehr kann?**\n\nDann gehen Sie hinaus, ohne sich zu entschuldigen, und kommen wieder herein, ohne sich zu entschuldigen. Bei uns stehen die Türen offen. In den entspannten Konzerten gibt es ein Zimmer mit Teppich und Lampe; das habe ich auch schon benutzt.\n\n**Letzte Frage: Welchen Vogel können Sie nicht?**\n\nDen Kuckuck. Ich kann ihn natürlich. Aber sobald ich ihn mache, machen ihn alle, und dann ist das Konzert vorbei.",
      "**How should one prepare?**\n\nNot at all. No audio plays before, no questions after. Please never ask: “And what did you learn?” Go and have an ice cream. Some time in November, in the bath, the elephant will come back, sung an octave too high. That is the applause.\n\n**And if a child really can’t take any more?**\n\nThen go out without apologising and come back in without apologising. Our doors stay open. At the relaxed concerts there is a room with a carpet and a lamp; I have used it myself.\n\n**Last question: which bird can’t you do?**\n\nThe cuckoo. Of course I can do it. But as soon as I do, they all do, and then the concert is over.",
    ),
    link("Ein Karneval für kleine und große Tiere", "A carnival for animals small and large", {
      event: "karneval",
    }),
  ],
});
