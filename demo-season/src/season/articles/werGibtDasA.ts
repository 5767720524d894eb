import { both, same } from "../localized.ts";
import { headline, image, link, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const werGibtDasA = article({
  key: "wer-gibt-das-a",
  title: both("Wer gibt das A?", "Who gives the A?"),
  pretitle: both("Eine Schiffsglocke und ihre Folgen", "A ship’s bell and its consequences"),
  teaser: both(
    "Die Strom-Philharmonie eröffnet jede Saison mit einer Glocke, die zu tief ist. Warum sie trotzdem niemand nachstimmen will.",
    "The Strom-Philharmonie opens every season with a bell that is flat. And nobody wants it tuned.",
  ),
  author: "Benno Trautwein",
  published: "2025-08-14T09:00",
  category: "wissen",
  tags: ["orchester", "hinter-der-buehne"],
  events: ["eroica", "sibelius"],
  picture: ["chladni", "ice", "a major"],
  sections: [
    text(
      "Sie hängt links neben der Bühne des Großen Saals, bronzen, kniehoch, mit einer Beule. „Germania 1883“ steht darauf, darunter, eingeritzt: „F. Boll war hier“. Einmal im Jahr, vor dem ersten Konzert, nimmt die Soloharfenistin [Marguerite Delcourt](artist:marguerite-delcourt) den Klöppel und schlägt an. Dann warten neunundachtzig Leute, bis der Ton verklungen ist. Das dauert vierzehn Sekunden. Erst danach kommt das A der Oboe.\n\nEs ist ein anderes A.",
      "It hangs to the left of the Great Hall’s stage, bronze, knee-high, with a dent. “Germania 1883”, it says, and underneath, scratched in: “F. Boll was here”. Once a year, before the first concert, the principal harpist [Marguerite Delcourt](artist:marguerite-delcourt) takes the clapper and strikes it. Then eighty-nine people wait until the note has died away. That takes fourteen seconds. Only then does the oboe give its A.\n\nIt is a different A.",
    ),
    headline("Elf Hertz", "Eleven hertz"),
    text(
      "Die Glocke klingt bei 432 Hertz, das Orchester stimmt auf 443. Dazwischen liegt knapp ein Viertelton, deutlich genug, dass auch Ungeübte die Stirn runzeln. Als die Glocke gegossen wurde, war sie gar nicht so falsch. Die Wiener Stimmtonkonferenz von 1885 einigte sich auf 435; davor hatte jede Stadt, jedes Opernhaus, jede Militärkapelle einen eigenen Kammerton. Seitdem klettert er. 1939 wurden in London 440 vereinbart, auf dem Papier gilt das bis heute. Die großen Orchester spielen höher, weil höher heller wirkt und weil niemand der Dunkelste sein will.\n\n„Es ist wie mit Absätzen“, sagt Delcourt. „Einer fängt an, und irgendwann gehen alle auf Zehenspitzen.“",
      "The bell sounds at 432 hertz; the orchestra tunes to 443. Between the two lies a little less than a quarter-tone, plain enough to make even an untrained listener frown. When the bell was cast it was not so wrong. The Vienna conference of 1885 agreed on 435; until then every town, every opera house, every military band had a pitch of its own. It has been climbing ever since. In 1939 London settled on 440, and on paper that still holds. The big orchestras play higher, because higher seems brighter and because nobody wants to be the darkest.\n\n“It’s like heels,” says Delcourt. “Someone starts, and in the end everyone walks on tiptoe.”",
    ),
    quote(
      "Ein A ist eine Verabredung. Man darf daran erinnern, dass es schon andere gab.",
      "An A is an agreement. One may recall that there have been others.",
      same("Marguerite Delcourt"),
    ),
    headline("Warum die Oboe?", "Why the oboe?"),
    text(
      "Weil sie kaum anders kann. Ihr Ton ist reich an Obertönen und dringt durch jedes Gemurmel, vor allem aber lässt sie sich am schlechtesten umstimmen: Ein Rohrblatt ist so lang, wie es ist. Also richten sich die anderen nach ihr, erst die Bläser, dann die Bässe, dann die hohen Streicher. Heute steht auf dem Pult ein Stimmgerät mit grünem Licht. Die Oboe gibt den Ton, aber das Licht gibt ihn der Oboe.\n\nSpielt ein Klavier mit, ist ohnehin alles anders. Dann gibt der Flügel das A, und der wurde am Nachmittag von jemandem gestimmt, der längst zu Hause ist.",
      "Because it can hardly do otherwise. Its sound is rich in overtones and cuts through any murmur; above all, it is the hardest to retune: a reed is as long as it is. So the others take their bearings from it, first the winds, then the basses, then the upper strings. Nowadays there is a tuner with a green light on the stand. The oboe gives the note, but the light gives it to the oboe.\n\nIf there is a piano, everything is different anyway. Then the grand gives the A, and it was tuned in the afternoon by someone who has long since gone home.",
    ),
    image(
      "article-a-1",
      ["rings", "rose", "a major"],
      both(
        "432 und 443 Schwingungen ergeben zusammen elf Schwebungen in der Sekunde: So rau klingt die Glocke gegen die Oboe.",
        "432 and 443 vibrations together make eleven beats a second: that is how rough the bell sounds against the oboe.",
      ),
      "medium",
    ),
    text(
      "1996 bot eine Gießerei an, die Glocke abzudrehen, bis sie stimmt. Das Orchester hat abgestimmt: einundachtzig zu zwei dagegen. Die vierzehn Sekunden am Anfang der Saison seien die einzigen, in denen niemand etwas dafür kann, steht im Protokoll. Man höre einen Ton, der nicht passt, und lasse ihn ausreden.\n\nSie wird jedes Jahr ein wenig falscher. Das liegt nicht an ihr.",
      "In 1996 a foundry offered to turn the bell on a lathe until it was in tune. The orchestra voted: eighty-one to two against. The fourteen seconds at the beginning of the season, the minutes say, are the only ones in which nobody is to blame. You hear a note that does not fit and let it finish.\n\nIt is a little more out of tune every year. That is not its fault.",
    ),
    link("Ein Konzert für alle", "A concerto for all", { event: "sibelius" }),
  ],
});
