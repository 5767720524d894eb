import type { DemoBooklet } from "../types.ts";
import { both } from "../localized.ts";
import { note } from "./booklet.ts";

export const ciaccona: DemoBooklet = {
  event: "ciaccona",
  title: both("Allein", "Alone"),
  introduction: both(
    "Drei Werke für Violine allein, aus drei Jahrhunderten. Das Konzert dauert fünfundsiebzig Minuten und hat keine Pause; der Schlossbus fährt eine halbe Stunde nach dem Ende.",
    "Three works for violin alone, from three centuries. The concert lasts seventy-five minutes, without an interval; the shuttle leaves half an hour after the end.",
  ),
  works: [
    note(
      "Passacaglia g-Moll",
      both(
        "Heinrich Ignaz Franz Biber war Geiger und Kapellmeister des Fürsterzbischofs von Salzburg. Um 1676 schrieb er fünfzehn Sonaten über die Geheimnisse des Rosenkranzes, für die er die Saiten immer wieder anders stimmen lässt. Am Ende der Handschrift steht diese Passacaglia, nun in gewöhnlicher Stimmung und ohne jede Begleitung. In der Handschrift ist ihr das Bild eines Kindes beigegeben, das an der Hand seines Schutzengels geht. Der Bass besteht aus vier fallenden Tönen, G, F, Es und D, und erklingt fünfundsechzigmal. Wo die Geige ihn nicht selbst spielt, denkt man ihn mit.",
        "Heinrich Ignaz Franz Biber was a violinist and Kapellmeister to the Prince-Archbishop of Salzburg. Around 1676 he wrote fifteen sonatas on the mysteries of the rosary, for which the strings have to be tuned in ever different ways. This passacaglia stands at the end of the manuscript, now in ordinary tuning and without any accompaniment. Next to it is a picture of a child walking hand in hand with its guardian angel. The bass consists of four descending notes, G, F, E flat and D, and is heard sixty-five times. Where the violin does not play it, you hear it in your mind.",
      ),
    ),
    note(
      "Sonate a-Moll op. 27 Nr. 2",
      both(
        "Der belgische Geiger Eugène Ysaÿe entwarf seine sechs Solosonaten im Juli 1923, nachdem er Joseph Szigeti mit Bach gehört hatte. Jede ist einem jüngeren Geiger gewidmet und auf dessen Spiel zugeschnitten. Die zweite gehört Jacques Thibaud, mit dem Ysaÿe befreundet war und der sich, so heißt es, mit dem Präludium aus Bachs E-Dur-Partita warm zu spielen pflegte. Der **erste Satz**, „Obsession“, beginnt mit dessen ersten Takten, und immer wieder fährt das *Dies irae* dazwischen, die mittelalterliche Melodie vom Jüngsten Gericht. Sie geht durch alle Sätze: als leise **Malinconia** mit Dämpfer, als **Sarabande**, die erst gezupft und dann variiert wird, und als Tanz der Furien im **Finale**.",
        "The Belgian violinist Eugène Ysaÿe sketched his six solo sonatas in July 1923 after hearing Joseph Szigeti play Bach. Each is dedicated to a younger violinist and tailored to that player’s style. The second belongs to Jacques Thibaud, a friend of Ysaÿe’s who, it is said, used to warm up with the prelude from Bach’s E major Partita. The **first movement**, “Obsession”, begins with the opening bars of that prelude, and time and again the *Dies irae*, the medieval melody of the Last Judgement, breaks in. It passes through all the movements: as a quiet, muted **Malinconia**, as a **sarabande** that is first plucked and then varied, and as a dance of the Furies in the **finale**.",
      ),
    ),
    note(
      "Partita Nr. 2 d-Moll BWV 1004",
      both(
        "Bachs Reinschrift der *Sei Solo*, drei Sonaten und drei Partiten für Violine ohne Bass, ist auf 1720 datiert; damals war er Kapellmeister in Köthen. Im Juli jenes Jahres kam er von einer Reise nach Karlsbad zurück und erfuhr, dass seine Frau Maria Barbara gestorben und begraben war. Ob die d-Moll-Partita davon spricht, lässt sich nicht belegen.\n\nSie beginnt wie eine gewöhnliche Suite, mit **Allemanda**, **Corrente**, **Sarabanda** und **Giga**. Darauf folgt ein fünfter Satz, der länger ist als die vier anderen zusammen. Eine **Ciaccona** war ein Tanz im Dreiertakt über einem kurzen, wiederkehrenden Bass. Bach baut daraus vierundsechzig Abschnitte zu je vier Takten. Nach der Hälfte wechselt die Musik nach D-Dur, leise und wie von weit her; später kehrt sie nach Moll zurück, und am Schluss steht das Thema vom Anfang.\n\nBrahms, der den Satz für die linke Hand am Klavier bearbeitete, schrieb 1877 an Clara Schumann: „Auf ein System für ein kleines Instrument schreibt der Mann eine ganze Welt von tiefsten Gedanken und gewaltigsten Empfindungen.“",
        "Bach’s fair copy of the *Sei Solo*, three sonatas and three partitas for violin without bass, is dated 1720, when he was Kapellmeister in Köthen. In July of that year he came home from a journey to Karlsbad to learn that his wife, Maria Barbara, had died and been buried. Whether the Partita in D minor speaks of this cannot be proved.\n\nIt begins like an ordinary suite, with an **Allemanda**, **Corrente**, **Sarabanda** and **Giga**. Then comes a fifth movement, longer than the other four together. A **Ciaccona** was a dance in triple time over a short, recurring bass. Bach builds sixty-four sections of four bars each. Halfway through, the music turns to D major, softly and as if from far away; later it returns to the minor, and at the end comes the theme of the beginning.\n\nBrahms, who arranged the movement for the pianist’s left hand, wrote to Clara Schumann in 1877: “On one stave, for a small instrument, the man writes a whole world of the deepest thoughts and the most powerful feelings.”",
      ),
    ),
  ],
  artists: ["sunniva-aasland"],
  ensembles: [],
};
