import type { DemoBooklet } from "../../types.ts";
import { both } from "../../localized.ts";
import { note } from "../booklet.ts";
import { firstPart } from "./firstPart.ts";
import { secondPart } from "./secondPart.ts";

export const winterreise: DemoBooklet = {
  event: "winterreise",
  title: both("Winterreise", "Winterreise"),
  introduction: both(
    "Vierundzwanzig Lieder, vierundzwanzig Stimmen, sechs Klaviere. Alle Gedichte stehen in diesem Heft; das Licht im Saal reicht zum Mitlesen. Wer welches Lied singt, steht im Programm. Bitte applaudieren Sie erst nach dem letzten Lied.",
    "Twenty-four songs, twenty-four voices, six pianos. All the poems are in this booklet, and there is light enough to read along. The programme lists who sings which song. Please keep your applause until after the last.",
  ),
  works: [
    note(
      "Winterreise D 911",
      both(
        "Anfang 1827 fand Franz Schubert in einem Taschenbuch zwölf Gedichte mit dem Titel „Wanderlieder von Wilhelm Müller. Die Winterreise“. Müller, Bibliothekar und Lehrer in Dessau, war durch Griechenlieder bekannt; von ihm stammen auch die Texte der *Schönen Müllerin*. Schubert hielt die zwölf für das Ganze, vertonte sie und setzte unter das letzte, „Einsamkeit“, das Wort „Fine“.\n\nIm Spätsommer lernte er den vollständigen Zyklus kennen, in dem Müller zwölf weitere Gedichte zwischen die ersten gestellt hatte. Schubert änderte seine fertigen Lieder nicht mehr, sondern hängte die neuen als zweiten Teil an. So weicht seine Reihenfolge von der des Dichters ab. Bei Müller folgt „Die Post“ auf den „Lindenbaum“; bei Schubert eröffnet sie den zweiten Teil, und der Posthornruf klingt wie ein Neubeginn, aus dem nichts wird.\n\nEine Handlung gibt es kaum. Jemand verlässt nachts das Haus, in dem er geliebt hat, und geht. Er begegnet keinem Menschen, nur Hunden, einer Krähe, Wegweisern, einem Friedhof, der ihn abweist, und zuletzt dem Leiermann. Sechzehn der Lieder stehen in Moll. Das Klavier geht mit: als Schritt, als Wetterfahne, als Rauschen der Linde, als Kettenrasseln im Dorf. Im letzten Lied hat es nur noch eine leere Quinte im Bass und eine kurze Drehfigur darüber.\n\nSchuberts Freund Joseph von Spaun erinnerte sich, wie der Komponist ihnen „einen Zyklus schauerlicher Lieder“ mit bewegter Stimme vorsang. Die Freunde waren bestürzt; nur der „Lindenbaum“ gefiel. Schubert antwortete, ihm gefielen diese Lieder mehr als alle anderen. Der erste Teil erschien im Januar 1828, die Korrekturen des zweiten las er noch im November, in den letzten Tagen seines Lebens. Müller war schon im Herbst 1827 gestorben, ohne von der Vertonung zu wissen.\n\nGeschrieben ist die *Winterreise* für Tenor, gesungen wird sie heute in allen Stimmlagen. Für diesen Abend sind die Lieder so transponiert, wie es zu den vierundzwanzig Stimmen passt.",
        "Early in 1827 Franz Schubert came across twelve poems in an almanac, headed “Songs of wandering by Wilhelm Müller. The Winter Journey”. Müller, a librarian and teacher in Dessau, was known for his songs in support of the Greeks; the words of *Die schöne Müllerin* are his as well. Schubert took the twelve for the whole, set them to music and wrote “Fine” beneath the last, “Einsamkeit”.\n\nIn late summer he discovered the complete cycle, in which Müller had placed twelve further poems among the first. Schubert left his finished songs as they were and added the new ones as a second part. So his order differs from the poet’s. In Müller “Die Post” follows “Der Lindenbaum”; in Schubert it opens the second part, and the call of the posthorn sounds like a new beginning that comes to nothing.\n\nThere is hardly any plot. A man leaves by night the house where he has been in love, and walks. He meets no one, only dogs, a crow, signposts, a graveyard that turns him away and finally the hurdy-gurdy man. Sixteen of the songs are in minor keys. The piano walks with him: it is his step, the weathervane, the rustling of the linden tree, the rattling chains in the village. In the last song it has nothing left but a bare fifth in the bass and a short winding figure above.\n\nSchubert’s friend Joseph von Spaun remembered how the composer sang to them, his voice full of emotion, what he called a cycle of “horrifying songs”. The friends were dismayed; only “Der Lindenbaum” pleased. Schubert replied that he liked these songs more than all the others. The first part was published in January 1828; he corrected the proofs of the second in November, in the last days of his life. Müller had died in the autumn of 1827 without knowing of the settings.\n\n*Winterreise* was written for tenor and is now sung by every kind of voice. This evening the songs have been transposed to suit all twenty-four.",
      ),
      { sungTexts: [...firstPart, ...secondPart] },
    ),
  ],
  artists: [
    "tom-reuter",
    "ilja-brandt",
    "theres-amsel",
    "jakob-wolf",
    "seorin-paik",
    "salome-gelaschwili",
  ],
  ensembles: [],
};
