import type { DemoBooklet } from "../types.ts";
import { both } from "../localized.ts";
import { note } from "./booklet.ts";

export const gDur: DemoBooklet = {
  event: "g-dur",
  title: both("Ein G-Dur, das keines bleibt", "A G major that will not stay"),
  introduction: both(
    "Weberns Bagatellen erklingen zweimal, mit einer Minute Stille dazwischen. Danach folgt ohne Pause Schuberts Quartett in G-Dur.",
    "Webern’s Bagatelles are played twice, with a minute’s silence in between. Schubert’s Quartet in G major follows without an interval.",
  ),
  works: [
    note(
      "Sechs Bagatellen op. 9",
      both(
        "Anton Webern schrieb vier dieser Stücke 1911 und ergänzte sie 1913 um zwei weitere. Zusammen sind es 57 Takte; keines der sechs dauert länger als eine gute Minute. „Ich hatte das Gefühl: wenn die zwölf Töne abgelaufen sind, ist das Stück zu Ende“, sagte er zwanzig Jahre später in einem Vortrag. Fast jeder Ton hat eine eigene Spielart, gezupft, am Steg, am Griffbrett, als Flageolett, und wird selten lauter als leise.\n\nAls die Bagatellen 1924 gedruckt wurden, schrieb sein Lehrer Arnold Schönberg ein Vorwort dazu. Darin stehen die Sätze, die man seitdem immer zitiert: Es gehöre Enthaltsamkeit dazu, sich so kurz zu fassen, einen Roman durch eine einzige Geste auszudrücken, ein Glück durch ein einziges Aufatmen.",
        "Anton Webern wrote four of these pieces in 1911 and added two more in 1913. Together they amount to 57 bars; none of the six lasts much longer than a minute. “I had the feeling that once the twelve notes had run their course the piece was over,” he said in a lecture twenty years later. Almost every note has its own way of being played, plucked, at the bridge, over the fingerboard, as a harmonic, and it is seldom more than soft.\n\nWhen the Bagatelles were printed in 1924, his teacher Arnold Schoenberg wrote a preface. It contains the lines that have been quoted ever since: it takes restraint to be so brief, to convey a novel by a single gesture, or happiness by a single breath.",
      ),
      { author: "Luc Marais" },
    ),
    note(
      "Streichquartett G-Dur D 887",
      both(
        "Nach den Daten im Autograph schrieb Schubert dieses Quartett zwischen dem 20. und dem 30. Juni 1826. Es ist sein fünfzehntes und sein letztes. Öffentlich wurde zu seinen Lebzeiten vermutlich nur der erste Satz gespielt, am 26. März 1828, in dem einzigen Konzert, das Schubert selbst veranstaltet hat. Gedruckt wurde das Werk erst 1851.\n\nDer **erste Satz** beginnt mit einem leisen G-Dur-Akkord, der anschwillt und in g-Moll umschlägt. Dieser Wechsel von Dur und Moll ist das eigentliche Thema des Quartetts. Wo das Thema wiederkehrt, ist alles umgekehrt: Nun wird Moll zu Dur, und aus dem Schlag wird ein Flüstern. Darüber liegt fast ununterbrochen ein Tremolo, das aus vier Instrumenten ein kleines Orchester macht. Anton Bruckner hat dieses Zittern später für den Anfang seiner Sinfonien übernommen.\n\nIm **Andante** trägt das Cello eine ruhige, gehende Melodie vor. Zweimal bricht ein Sturm herein, mit scharf punktierten Rhythmen und einer Figur aus zwei Tönen, die gegen alle Harmonie festgehalten wird. Das **Scherzo** huscht, sein Trio ist ein langsamer Ländler. Das **Finale** ist eine Tarantella von mehr als siebenhundert Takten im Sechsachteltakt, und bis in die letzte Zeile ist nicht entschieden, ob sie in Dur oder in Moll enden wird.\n\nMit gut fünfzig Minuten gehört das Werk zu den längsten Quartetten seiner Zeit. Halbmond spielt im ersten Satz auch die Wiederholung.",
        "To judge by the dates in the manuscript, Schubert wrote this quartet between 20 and 30 June 1826. It is his fifteenth and his last. In his lifetime probably only the first movement was heard in public, on 26 March 1828, at the one concert that Schubert ever put on himself. The work did not appear in print until 1851.\n\nThe **first movement** begins with a soft chord of G major which swells and tips over into G minor. This exchange between major and minor is the true theme of the quartet. When the theme comes back everything is reversed: now minor turns to major, and the blow becomes a whisper. Above it there is an almost continuous tremolo that makes a small orchestra of four instruments. Anton Bruckner later borrowed this trembling for the openings of his symphonies.\n\nIn the **Andante** the cello plays a calm, walking melody. Twice a storm breaks in, with sharp dotted rhythms and a figure of two notes that is held on to against all harmony. The **scherzo** scurries, and its trio is a slow ländler. The **finale** is a tarantella of more than seven hundred bars in six-eight time, and until the last line it remains undecided whether it will end in major or minor.\n\nAt a good fifty minutes the work is among the longest quartets of its day. Halbmond plays the repeat in the first movement.",
      ),
      { author: "Luc Marais" },
    ),
  ],
  artists: ["nora-feld", "ayumi-sander", "luc-marais", "ingrid-tamm"],
  ensembles: ["quartett-halbmond"],
};
