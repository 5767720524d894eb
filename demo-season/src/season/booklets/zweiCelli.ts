import type { DemoBooklet } from "../types.ts";
import { both } from "../localized.ts";
import { note } from "./booklet.ts";

export const zweiCelli: DemoBooklet = {
  event: "zwei-celli",
  title: both("Noch ein Cello", "One more cello"),
  introduction: both(
    "Zuerst spielt Kenji Morihata allein, danach das Avelin-Quartett mit ihm zusammen. Das Konzert hat keine Pause.",
    "Kenji Morihata first plays alone, then together with the Avelin Quartet. There is no interval.",
  ),
  works: [
    note(
      "Sept papillons",
      both(
        "Kaija Saariaho schrieb die sieben kurzen Stücke im Sommer 2000 in Salzburg, wo damals ihre erste Oper *L’amour de loin* geprobt wurde. Nach Jahren der Arbeit an einem Werk über Liebe und Sehnsucht wandte sie sich etwas Kleinem und Flüchtigem zu. Jedes Stück nimmt eine Art, den Bogen zu führen, und lässt sie flattern: Triller auf Flageoletten, Wechsel zwischen Steg und Griffbrett, Töne, die in Geräusch übergehen und daraus zurückkehren. Gewidmet sind die *Sept papillons* dem Cellisten Anssi Karttunen, der viele ihrer Werke zuerst gespielt hat.",
        "Kaija Saariaho wrote these seven short pieces in the summer of 2000 in Salzburg, where her first opera, *L’amour de loin*, was being rehearsed. After years of work on a piece about love and longing she turned to something small and fleeting. Each of the seven takes one way of drawing the bow and lets it flutter: trills on harmonics, shifts between bridge and fingerboard, notes that turn to noise and come back from it. *Sept papillons* is dedicated to the cellist Anssi Karttunen, who gave the first performances of many of her works.",
      ),
    ),
    note(
      "Streichquintett C-Dur D 956",
      both(
        "Das Streichquintett ist Schuberts letztes Kammermusikwerk. Er schrieb es vermutlich im September 1828, zwei Monate vor seinem Tod, gleichzeitig mit den letzten drei Klaviersonaten. Am 2. Oktober bot er es dem Verlag Probst an und erwähnte, es werde demnächst geprobt. Ob es dazu kam, weiß man nicht. Der Verleger wollte nur Lieder und Klavierstücke sehen. Öffentlich wurde das Quintett erst 1850 in Wien gespielt und 1853 gedruckt; die Handschrift ist verloren.\n\nMozart hatte in seinen Quintetten die Bratsche verdoppelt, Schubert verdoppelt das Cello. Das gibt ihm Tiefe, vor allem aber Freiheit: Ein Cello kann den Bass übernehmen, während das andere singt. So kommt es zum zweiten Thema des **ersten Satzes**, das die beiden Celli im Duett vortragen, in Es-Dur, weit entfernt von der Haupttonart.\n\nIm **Adagio** spielen die drei mittleren Instrumente eine Melodie aus langen Tönen, die sich kaum bewegt. Die erste Geige antwortet mit kurzen Einwürfen, das zweite Cello zupft. Achtundzwanzig Takte lang steht die Zeit beinahe still, in E-Dur; dann bricht ein Mittelteil in f-Moll herein. Nach seinem Ende kehrt die Ruhe zurück, doch das zweite Cello bewegt sich nun in schnellen Figuren darunter.\n\nDas **Scherzo** klingt nach Jagd und leeren Saiten. Sein Trio ist langsam, in Des-Dur, und lässt an einen Trauermarsch denken. Im **Finale**, einem Rondo in ungarischem Ton, wird der Tanz zweimal schneller. In den letzten Takten trillern die Celli auf einem tiefen Des, einen halben Ton über dem Grundton, und erst auf dem allerletzten Ton gleitet der Bass nach C.",
        "The String Quintet is Schubert’s last chamber work. He probably wrote it in September 1828, two months before his death, at the same time as the last three piano sonatas. On 2 October he offered it to the publisher Probst and mentioned that it was shortly to be rehearsed. Whether it was is not known. The publisher asked to see only songs and piano pieces. The quintet was not played in public until 1850, in Vienna, and not printed until 1853; the manuscript is lost.\n\nMozart had doubled the viola in his quintets; Schubert doubles the cello. This gives him depth, but above all freedom: one cello can take the bass while the other sings. Hence the second theme of the **first movement**, played by the two cellos as a duet, in E flat major, far from the home key.\n\nIn the **Adagio** the three middle instruments play a melody of long notes that hardly moves. The first violin replies with short comments; the second cello plucks. For twenty-eight bars time almost stands still, in E major; then a middle section in F minor breaks in. When it is over calm returns, but now the second cello moves about beneath it in rapid figures.\n\nThe **scherzo** suggests a hunt, with open strings. Its trio is slow, in D flat major, and calls to mind a funeral march. In the **finale**, a rondo with a Hungarian flavour, the dance speeds up twice. In the last bars the cellos trill on a low D flat, a semitone above the home note, and only on the very last note does the bass slide down to C.",
      ),
    ),
  ],
  artists: [
    "kenji-morihata",
    "rosalind-avelin",
    "matteo-brisk",
    "thandi-molefe-roth",
    "jiri-kolman",
  ],
  ensembles: ["avelin-quartett"],
};
