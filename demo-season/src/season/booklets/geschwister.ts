import type { DemoBooklet } from "../types.ts";
import { both } from "../localized.ts";
import { note } from "./booklet.ts";

export const geschwister: DemoBooklet = {
  event: "geschwister",
  title: both("Geschwister in Es und f", "Siblings in E flat and F minor"),
  introduction: both(
    "Das Quartett der Schwester eröffnet den Abend, das des Bruders beschließt ihn. Dazwischen liegt eine Pause nach Caroline Shaws *Entr’acte*.",
    "The sister’s quartet opens the evening and the brother’s closes it. The interval comes after Caroline Shaw’s *Entr’acte*.",
  ),
  works: [
    note(
      "Streichquartett Es-Dur H-U 277",
      both(
        "Fanny Hensel, geborene Mendelssohn, schrieb ihr einziges Streichquartett im Sommer und Herbst 1834 in Berlin. Die beiden ersten Sätze gehen auf eine Klaviersonate zurück, die sie fünf Jahre zuvor begonnen und nicht beendet hatte. Gespielt wurde das Werk vermutlich bei einer ihrer Sonntagsmusiken in der Leipziger Straße; gedruckt wurde es erst 1988.\n\nStatt mit einem Sonatensatz beginnt es mit einem **Adagio**, das seine Tonart lange sucht. Darauf folgen ein **Allegretto** in c-Moll mit einem raschen Fugato in der Mitte, eine **Romanze** in g-Moll, die sich weit von ihrer Tonart entfernt, und ein brillantes **Finale**. Felix Mendelssohn lobte einzelne Sätze, kritisierte aber in einem Brief vom Januar 1835 die freie Form und die Modulationen. Die Schwester antwortete, ihr fehle die Kraft, ihren Ideen die nötige Festigkeit zu geben. Geändert hat sie das Quartett nicht.",
        "Fanny Hensel, née Mendelssohn, wrote her only string quartet in Berlin in the summer and autumn of 1834. Its first two movements go back to a piano sonata that she had begun five years earlier and left unfinished. The work was probably played at one of the Sunday concerts she held in the Leipziger Straße; it did not appear in print until 1988.\n\nInstead of a sonata movement it opens with an **Adagio** that takes a long time to find its key. This is followed by an **Allegretto** in C minor with a rapid fugato at its centre, a **Romanze** in G minor that wanders far from home, and a brilliant **finale**. Felix Mendelssohn praised individual movements but in a letter of January 1835 criticised the freedom of the form and the modulations. His sister replied that she lacked the strength to give her ideas the necessary firmness. She did not change the quartet.",
      ),
      { author: "Thandi Molefe-Roth" },
    ),
    note(
      "Entr’acte",
      both(
        "Die amerikanische Komponistin Caroline Shaw, geboren 1982, ist auch Geigerin und Sängerin. *Entr’acte* schrieb sie 2011, nachdem sie das Brentano Quartet mit Haydns Quartett op. 77 Nr. 2 gehört hatte. Dessen Menuett wechselt ohne Vorbereitung von F-Dur in ein Trio in Des-Dur. Shaw nahm sich diesen Übergang vor. Ihr Stück ist gebaut wie ein Menuett mit Trio, doch es geht durch eine Tür, hinter der die Klänge brüchig werden: Bögen streichen fast ohne Ton, Akkorde werden gezupft, bis nur das Cello übrig bleibt.",
        "The American composer Caroline Shaw, born in 1982, is also a violinist and a singer. She wrote *Entr’acte* in 2011 after hearing the Brentano Quartet play Haydn’s Quartet Op. 77 No. 2. Its minuet moves without warning from F major to a trio in D flat major. Shaw set out from that transition. Her piece is built like a minuet and trio, but it passes through a door behind which sounds turn brittle: bows move almost without pitch, chords are plucked, until only the cello is left.",
      ),
      { author: "Thandi Molefe-Roth" },
    ),
    note(
      "Streichquartett Nr. 6 f-Moll op. 80",
      both(
        "Am 14. Mai 1847 erlitt Fanny Hensel bei einer Probe für ihre Sonntagsmusik einen Schlaganfall und starb am selben Tag. Felix Mendelssohn brach zusammen, als er davon erfuhr. Den Sommer verbrachte er in Interlaken; dort malte er Aquarelle und schrieb dieses Quartett, sein letztes großes Werk. Am 4. November starb auch er, mit achtunddreißig Jahren.\n\nDas Quartett hat wenig von der Leichtigkeit, die man mit seinem Namen verbindet. Der **erste Satz** beginnt mit einem Tremolo und findet bis zur Stretta am Schluss keine Ruhe. Der **zweite**, ein Scherzo, stampft in Synkopen; sein Trio läuft über einen Bass, der sich in Bratsche und Cello unablässig wiederholt. Erst das **Adagio** in As-Dur erlaubt sich Trauer. Das **Finale** kehrt zum f-Moll zurück und bleibt dort. Eine Wendung nach Dur, wie sie die Zeit fast immer verlangte, gibt es nicht.",
        "On 14 May 1847, at a rehearsal for her Sunday concert, Fanny Hensel suffered a stroke; she died the same day. When Felix Mendelssohn heard the news he collapsed. He spent the summer in Interlaken, where he painted watercolours and wrote this quartet, his last major work. On 4 November he too died, at the age of thirty-eight.\n\nThe quartet has little of the lightness associated with his name. The **first movement** begins with a tremolo and finds no rest until the stretta at its close. The **second**, a scherzo, stamps in syncopation; its trio runs over a bass that viola and cello repeat without end. Only the **Adagio** in A flat major allows itself to mourn. The **finale** goes back to F minor and stays there. There is no turn to the major, which the age almost always required.",
      ),
      { author: "Thandi Molefe-Roth" },
    ),
  ],
  artists: ["rosalind-avelin", "matteo-brisk", "thandi-molefe-roth", "jiri-kolman"],
  ensembles: ["avelin-quartett"],
};
