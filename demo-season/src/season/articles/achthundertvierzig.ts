import { both } from "../localized.ts";
import { headline, image, link, text } from "../sections.ts";
import { article } from "./article.ts";

export const achthundertvierzig = article({
  key: "achthundertvierzig",
  title: both("Was geschieht beim 400. Mal?", "What happens the 400th time?"),
  pretitle: both("Gespräch mit Jakob Wolf", "A conversation with Jakob Wolf"),
  teaser: both(
    "Saties „Vexations“ dauern neunzehn Stunden. Der Pianist Jakob Wolf hat sie schon einmal gespielt und verrät, wann man aufhört zu denken.",
    "Satie’s Vexations take nineteen hours. The pianist Jakob Wolf has played them before and reveals when you stop thinking.",
  ),
  author: "Miriam Sternitz",
  published: "2025-08-19T11:00",
  category: "gespraech",
  tags: ["klavier", "stille"],
  events: ["vexations"],
  picture: ["phase", "pink"],
  sections: [
    text(
      "Das Stück passt auf eine halbe Seite. Ein Bass aus achtzehn Tönen, darüber zwei Stimmen, die vor Kreuzen und b kaum zu lesen sind, dazu der Hinweis, man müsse sich vorbereiten, wolle man das Motiv 840-mal hintereinander spielen. Ob Erik Satie das 1893 ernst meinte, ist ungeklärt. John Cage nahm ihn 1963 beim Wort.",
      "The piece fits on half a page. A bass of eighteen notes, above it two voices hardly legible for sharps and flats, and the remark that one would have to prepare oneself in order to play the motif 840 times in a row. Whether Erik Satie meant this in earnest in 1893 is unclear. In 1963 John Cage took him at his word.",
    ),
    headline("„Man kann es nicht auswendig“", "“You cannot learn it by heart”"),
    text(
      "**Herr Wolf, wie übt man das?**\n\nGar nicht. Ich habe es versucht, aber das Stück weigert sich, ins Gedächtnis zu gehen. Nach zweihundert Wiederholungen lese ich immer noch jeden Ton ab. Satie schreibt denselben Klang jedes Mal anders auf, mal als Es, mal als Dis. Die Finger wissen es längst, die Augen staunen weiter.\n\n**Sie haben 2019 schon einmal mitgespielt. Was ist Ihnen geblieben?**\n\nDie Stunde zwischen drei und vier. Bis Mitternacht ist es ein Witz, den man gemeinsam aushält. Um eins wird es lästig. Um zwei hatte ich eine richtige Wut, auf Satie, auf Cage, auf den Klavierhocker. Und um drei war plötzlich niemand mehr da, der sich hätte ärgern können. Ich saß neben mir und hörte zu.\n\n**Das klingt nach Meditation.**\n\nEher nach Fensterputzen. Man wischt so lange, bis man nicht mehr das Fenster sieht.",
      "***Mr Wolf, how do you practise that?**\n\nYou don’t. I tried, but the piece refuses to be memorised. After two hundred repetitions I still read every note. Satie writes the same sound differently each time, now as E flat, now as D sharp. The fingers have known it for ages; the eyes go on being surprised.\n\n**You took part once before, in 2019. What stayed with you?**\n\nThe hour between three and four. Until midnight it is a joke that you endure together. At one it becomes a nuisance. At two I felt real anger, at Satie, at Cage, at the piano stool. And at three there was suddenly nobody left who could have been annoyed. I sat beside myself and listened.\n\n**That sounds like meditation.**\n\nMore like cleaning windows. You wipe until you no longer see the window.",
    ),
    image(
      "article-840-1",
      ["rings", "paper"],
      both(
        "Eine Linie, sehr oft gezogen, ist eine Fläche.",
        "A line drawn very often is a surface.",
      ),
      "small",
    ),
    text(
      "**Verändert sich das Stück?**\n\nKein Ton. Aber beim vierhundertsten Mal habe ich einen Akkord entdeckt, der mir vorher nie aufgefallen war, im zweiten Takt, ganz freundlich. Ich war sicher, jemand hätte die Noten ausgetauscht.\n\n**Gibt es Regeln für die Ablösung?**\n\nWer kommt, setzt sich links daneben und spielt den Bass mit, eine Wiederholung lang. Dann rutscht man. Das Motiv darf nicht abreißen. Wir sind zu sechst, jede und jeder spielt fünfzig Minuten und hat dann gut vier Stunden frei. Salome schläft in dieser Zeit, Tom liest Krimis, Ilja hört im Liegestuhl zu und schläft dabei. Das gilt.\n\n**Was raten Sie dem Publikum?**\n\nZweimal zu kommen. Einmal abends, mit Freunden, für eine halbe Stunde. Und dann noch einmal um fünf Uhr früh, allein. Wenn es hell wird, färben sich im Pumpwerk die Kacheln rosa, und man hört, dass es eigentlich ein Choral ist. Außerdem gibt es um sieben Brötchen.",
      "**Does the piece change?**\n\nNot by a note. But the four-hundredth time I discovered a chord I had never noticed before, in the second bar, perfectly friendly. I was sure someone had swapped the music.\n\n**Are there rules for taking over?**\n\nThe next player sits down on the left and joins in the bass for one repetition. Then you slide across. The motif must never break off. There are six of us; each plays for fifty minutes and then has some four hours off. Salome sleeps, Tom reads thrillers, Ilja listens in a deckchair and falls asleep. That counts.\n\n**What is your advice to the audience?**\n\nCome twice. Once in the evening with friends, for half an hour. And then again at five in the morning, alone. When it gets light the tiles in the pumping station turn pink, and you hear that it is really a chorale. Also, there are fresh rolls at seven.",
    ),
    link("840 Mal im Pumpwerk Süd", "840 times at the Pumpwerk Süd", { event: "vexations" }),
  ],
});
