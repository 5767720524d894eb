import { both } from "../localized.ts";
import { faq, headline, link, text } from "../sections.ts";
import { article } from "./article.ts";

export const neueMusikHoeren = article({
  key: "neue-musik-hoeren",
  title: both("Wie hört man Neue Musik?", "How do you listen to new music?"),
  pretitle: both("Eine Anleitung mit sechs Handgriffen", "Instructions in six moves"),
  teaser: both(
    "Man muss nichts verstehen, aber es hilft, etwas zu tun zu haben. Sechs Aufgaben für Ohren, die sonst nach der Melodie suchen.",
    "There is nothing you must understand, but it helps to have something to do. Six tasks for ears that would otherwise go looking for the tune.",
  ),
  author: "Kenji Morihata",
  published: "2025-07-24T10:00",
  category: "hoeren",
  tags: ["neue-musik", "fuer-den-anfang"],
  events: ["strudel", "rothko", "kreuz-und-atem"],
  picture: ["rings", "pink"],
  sections: [
    text(
      "Nach Konzerten kommen Leute zu mir und entschuldigen sich: Sie hätten es nicht verstanden. Ich frage dann, was sie gehört haben, und sie erzählen zehn Minuten lang, sehr genau. Von einem Geräusch wie Sand. Von einer Stelle, an der es kalt wurde. Dass sie nicht wussten, ob es noch weitergeht. Das ist alles, was ich als Cellist auch weiß, plus ein paar Fingersätze.\n\nSchwierig ist nicht die Musik, schwierig ist das Warten auf etwas, das nicht kommt. Deshalb gebe ich allen, die mich fragen, Aufgaben mit. Eine genügt pro Stück, und wenn sie unterwegs verloren geht, war sie gut.",
      "After concerts people come up to me and apologise: they did not understand it. I ask what they heard, and they talk for ten minutes, very precisely. About a noise like sand. About a place where it grew cold. About not knowing whether it would go on. That is all I know as a cellist, plus a few fingerings.\n\nIt is not the music that is difficult; what is difficult is waiting for something that does not come. So I give anyone who asks me a task to take along. One per piece is enough, and if it gets lost on the way it was a good one.",
    ),
    headline("Sechs Aufgaben", "Six tasks"),
    text(
      "1. **Suchen Sie den leisesten Ton.** Nicht den ersten und nicht den lautesten. Sie werden merken, dass Sie anders sitzen.\n2. **Folgen Sie einer Person.** Nur der Klarinette, das ganze Stück lang, auch wenn sie schweigt. Gerade dann.\n3. **Zählen Sie, was wiederkommt.** Fast alles kommt wieder, nur verkleidet. Bei Grisey ist es eine kleine Figur der Flöte, einmal menschenschnell, einmal walschnell.\n4. **Achten Sie auf den Raum.** Woher kommt der Klang, wohin geht er, was bleibt an der Wand hängen?\n5. **Schließen Sie die Augen bis zur ersten Überraschung.** Dann öffnen Sie sie und sehen nach, wer es war.\n6. **Langweilen Sie sich.** Ernsthaft. Nach vier Minuten Langeweile wird das Ohr wach, das ist eine alte Erfahrung von John Cage.",
      "1. **Look for the softest note.** Not the first and not the loudest. You will notice that you sit differently.\n2. **Follow one person.** Just the clarinet, all the way through, even when it is silent. Especially then.\n3. **Count what returns.** Nearly everything returns, only in disguise. In Grisey it is a little flute figure, once at human speed, once at the speed of whales.\n4. **Mind the room.** Where does the sound come from, where does it go, what stays on the wall?\n5. **Close your eyes until the first surprise.** Then open them and see who it was.\n6. **Be bored.** Seriously. After four minutes of boredom the ear wakes up, as John Cage discovered long ago.",
    ),
    headline("Und wenn es mir nicht gefällt?", "And if I don’t like it?"),
    text(
      "Dann gefällt es Ihnen nicht. Das ist ein vollständiges Hörerlebnis. Ich mag auch nicht alles, was ich spiele, jedenfalls nicht am Dienstag. Aber ich habe gelernt, zwischen „gefällt mir nicht“ und „kenne ich nicht“ zu unterscheiden, und die zweite Sorte verschwindet beim dritten Mal. Deshalb spielt [Halbschatten](ensemble:halbschatten) neue Werke grundsätzlich zweimal. Ada Nwankitis *Pegel* gibt es am [8.](event:strudel) und am [25. September](event:pegel-2), und ich wette, das zweite kommt Ihnen kürzer vor.\n\nEin letzter Rat: Lesen Sie das Programmheft hinterher. Vorher weiß man, was man hören soll. Hinterher weiß man, was man gehört hat.",
      "Then you don’t like it. That is a complete listening experience. I don’t like everything I play either, at least not on a Tuesday. But I have learned to tell “I don’t like it” from “I don’t know it”, and the second kind vanishes the third time round. That is why [Halbschatten](ensemble:halbschatten) plays new works twice as a matter of principle. Ada Nwankiti’s *Gauge* is on [8](event:strudel) and [25 September](event:pegel-2), and I bet it will seem shorter the second time.\n\nOne last piece of advice: read the programme note afterwards. Before, it tells you what you ought to hear. Afterwards you know what you heard.",
    ),
    faq(both("Was man sich nicht zu fragen traut", "What you never dared to ask"), [
      [
        both("Ist das alles aufgeschrieben?", "Is all of that written down?"),
        both(
          "Meistens ja, oft genauer als bei Brahms. Eine Seite Ferneyhough sieht aus wie ein Schaltplan und dauert elf Sekunden.",
          "Mostly yes, often more exactly than in Brahms. A page of Ferneyhough looks like a wiring diagram and lasts eleven seconds.",
        ),
      ],
      [
        both("Würden Sie merken, wenn sich jemand verspielt?", "Would you notice a wrong note?"),
        both(
          "Ja. Aber ich würde so tun, als sei es Absicht.",
          "Yes. But I would pretend it was on purpose.",
        ),
      ],
    ]),
    link("Neue Musik im Programm", "New music in the programme", { route: "programme" }),
  ],
});
