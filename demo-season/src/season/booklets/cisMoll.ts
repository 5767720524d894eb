import type { DemoBooklet } from "../types.ts";
import { both } from "../localized.ts";
import { note } from "./booklet.ts";

export const cisMoll: DemoBooklet = {
  event: "cis-moll",
  title: both("Cis-Moll", "C sharp minor"),
  introduction: both(
    "Zwei Werke ohne Pause: zuerst Kurtágs zwölf Minuten, dann Beethovens vierzig. Zwischen beiden bleiben die vier sitzen; bitte applaudieren Sie erst am Ende.",
    "Two works without an interval: first Kurtág’s twelve minutes, then Beethoven’s forty. The players stay in their seats in between; please keep your applause for the end.",
  ),
  works: [
    note(
      "Officium breve in memoriam Andreæ Szervánszky op. 28",
      both(
        "György Kurtág, 1926 in Lugoj geboren, schrieb dieses „kurze Totenamt“ 1988 und 1989 für Endre Szervánszky, einen Budapester Komponisten und Lehrer, der 1977 gestorben war. Das Werk hat fünfzehn Sätze; manche dauern keine halbe Minute, der längste kaum zwei.\n\nDrei Musiken liegen ihm zugrunde. Die eine ist ein Kanon aus Anton Weberns zweiter Kantate op. 31, seinem letzten vollendeten Werk, den Kurtág im zehnten Satz vollständig überträgt. Die zweite ist ein Thema aus Szervánszkys Serenade für Streichorchester von 1948, ein schlichtes C-Dur. Die dritte sind Kurtágs eigene Erinnerungsstücke für verstorbene Freunde. Bruchstücke davon gehen durch alle Sätze, doch erst im letzten ist das Thema der Serenade unverstellt zu hören. Es bricht mitten im Takt ab.",
        "György Kurtág, born in Lugoj in 1926, wrote this “short office for the dead” in 1988 and 1989 for Endre Szervánszky, a Budapest composer and teacher who had died in 1977. The work has fifteen movements; some last less than half a minute, and the longest hardly two.\n\nThree kinds of music lie beneath it. One is a canon from Anton Webern’s Second Cantata, Op. 31, his last completed work, which Kurtág transcribes in full in the tenth movement. The second is a theme from Szervánszky’s Serenade for string orchestra of 1948, in plain C major. The third is Kurtág’s own memorial pieces for friends. Fragments of all three pass through the movements, but only in the last is the theme of the Serenade heard undisguised. It breaks off in mid-bar.",
      ),
      { author: "Luc Marais" },
    ),
    note(
      "Streichquartett cis-Moll op. 131",
      both(
        "Im Juli 1826 war das Quartett fertig. Auf die Abschrift für den Verlag Schott schrieb Beethoven, es sei „zusammengestohlen aus Verschiedenem, Diesem und Jenem“. In Mainz erschrak man, und er musste versichern, das Werk sei „funkelnagelneu“. Gewidmet hat er es dem Feldmarschallleutnant von Stutterheim, der seinen Neffen Karl nach dessen Selbstmordversuch in sein Regiment aufnahm. Eine öffentliche Aufführung hat Beethoven nicht mehr erlebt.\n\nDas Quartett zählt sieben Nummern, die ohne Unterbrechung ineinander übergehen:\n\n1. Eine langsame **Fuge** in cis-Moll. Die erste Geige beginnt allein; der vierte Ton, ein A, trägt den Akzent.\n2. Ein schnelles **Allegro** in D-Dur, einen Halbton höher, als sei ein Fenster geöffnet worden.\n3. Elf Takte **Rezitativ**.\n4. Ein **Andante** mit Variationen in A-Dur, mit gut dreizehn Minuten das Zentrum des Werks. Das Thema teilen sich die beiden Geigen, Takt um Takt.\n5. Ein **Presto** in E-Dur. Kurz vor Schluss spielen alle am Steg, ein gläserner Klang, den es in der Quartettliteratur bis dahin kaum gab.\n6. Ein **Adagio** in gis-Moll, achtundzwanzig Takte, geführt von der Bratsche.\n7. Das **Finale** in cis-Moll, der einzige Satz in Sonatenform. Sein zweiter Gedanke ist dem Fugenthema des Anfangs nachgebildet.\n\nFranz Schubert soll sich das Quartett im November 1828 gewünscht haben, wenige Tage vor seinem Tod; Karl Holz, der Geiger, hat es überliefert.",
        "The quartet was finished in July 1826. On the copy for his publisher Schott, Beethoven wrote that it was “cobbled together from bits and pieces stolen here and there”. In Mainz they took fright, and he had to assure them that the work was brand new. He dedicated it to Lieutenant Field Marshal von Stutterheim, who had taken Beethoven’s nephew Karl into his regiment after the young man’s attempt at suicide. Beethoven did not live to hear a public performance.\n\nThe quartet has seven numbered sections which follow one another without a break:\n\n1. A slow **fugue** in C sharp minor. The first violin begins alone; its fourth note, an A, carries the accent.\n2. A fast **Allegro** in D major, a semitone higher, as if a window had been opened.\n3. Eleven bars of **recitative**.\n4. An **Andante** with variations in A major, which at a good thirteen minutes is the centre of the work. The two violins share the theme, bar by bar.\n5. A **Presto** in E major. Shortly before the end all four play close to the bridge, a glassy sound hardly known in quartets until then.\n6. An **Adagio** in G sharp minor, twenty-eight bars long, led by the viola.\n7. The **finale** in C sharp minor, the only movement in sonata form. Its second idea is modelled on the subject of the opening fugue.\n\nFranz Schubert is said to have asked for the quartet in November 1828, a few days before he died; the violinist Karl Holz passed the story on.",
      ),
      { author: "Luc Marais" },
    ),
  ],
  artists: ["nora-feld", "ayumi-sander", "luc-marais", "ingrid-tamm"],
  ensembles: ["quartett-halbmond"],
};
