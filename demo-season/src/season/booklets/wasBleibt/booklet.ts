import type { DemoBooklet } from "../../types.ts";
import { both } from "../../localized.ts";
import { note } from "../booklet.ts";
import { dichterliebe } from "./dichterliebe.ts";
import { seriousSongs, sympathy } from "./laterSongs.ts";

export const wasBleibt: DemoBooklet = {
  event: "was-bleibt",
  title: both("Was bleibt", "What remains"),
  introduction: both(
    "Vor der Pause Schumanns Zyklus von 1840, danach drei Lieder aus Chicago und die letzten von Brahms. Die Texte stehen in diesem Heft, soweit sie frei sind: Die Gedichte von Louise Wallace und Langston Hughes dürfen wir nicht abdrucken.",
    "Before the interval, Schumann’s cycle of 1840; afterwards three songs from Chicago and the last that Brahms wrote. This booklet contains the words wherever they are out of copyright: we may not print the poems by Louise Wallace and Langston Hughes.",
  ),
  works: [
    note(
      "Dichterliebe op. 48",
      both(
        "Im Jahr 1840, in dem er Clara Wieck gegen den Willen ihres Vaters heiratete, schrieb Robert Schumann etwa hundertvierzig Lieder. Die *Dichterliebe* entstand in einer Woche Ende Mai. Die Gedichte wählte er aus Heinrich Heines *Lyrischem Intermezzo* von 1823. Ursprünglich waren es zwanzig; für den Druck, der erst 1844 erschien, strich er vier.\n\nErzählt wird von einer Liebe, die in den ersten sechs Liedern beginnt und im siebten, „Ich grolle nicht“, schon verloren ist. Heines Verse lassen dabei offen, wie ernst sie es meinen. Schumanns Klavier nimmt Stellung: Es beginnt das erste Lied in einer Tonart, die es nicht bestätigt, und endet auf einem Septakkord, der nirgends aufgelöst wird. Es spielt im neunten Lied die Hochzeitsmusik, an der die Singstimme vorbeisingt, und es schweigt im dreizehnten fast ganz. Im Nachspiel des letzten Liedes kehrt eine Melodie aus dem zwölften wieder, aus dem Garten, in dem die Blumen um Nachsicht baten.",
        "In 1840, the year in which he married Clara Wieck against her father’s will, Robert Schumann wrote some hundred and forty songs. *Dichterliebe*, “a poet’s love”, was composed within a week at the end of May. He took the poems from Heinrich Heine’s *Lyrisches Intermezzo* of 1823. There were twenty to begin with; for the edition, which did not appear until 1844, he cut four.\n\nThe cycle tells of a love that begins in the first six songs and by the seventh, “Ich grolle nicht”, is already lost. Heine’s verses leave it open how seriously they mean it. Schumann’s piano takes sides. It begins the first song in a key that it does not confirm, and ends it on a seventh chord that is never resolved. In the ninth song it plays the wedding music past which the voice is singing, and in the thirteenth it is almost silent. In the postlude of the last song a melody from the twelfth comes back, from the garden in which the flowers asked for forbearance.",
      ),
      { sungTexts: dichterliebe },
    ),
    note(
      "Night, Sympathy, Songs to the Dark Virgin",
      both(
        "Florence Price, 1887 in Little Rock geboren, studierte in Boston Orgel und Klavier und zog 1927 nach Chicago. Dort führte das Chicago Symphony Orchestra 1933 ihre erste Sinfonie auf, die erste einer schwarzen Amerikanerin im Programm eines großen Orchesters. Sie schrieb mehr als hundert Lieder. *Songs to the Dark Virgin* auf Verse von Langston Hughes sang Marian Anderson, 1941 erschien es im Druck. *Sympathy* vertont das bekannteste Gedicht von Paul Laurence Dunbar, dem Sohn ehemals versklavter Eltern aus Kentucky. Viele ihrer Handschriften fanden sich erst 2009 in einem verlassenen Haus in Illinois.",
        "Florence Price was born in Little Rock in 1887, studied organ and piano in Boston and moved to Chicago in 1927. There, in 1933, the Chicago Symphony Orchestra gave the first performance of her First Symphony, the first by a Black American woman to be played by a major orchestra. She wrote more than a hundred songs. *Songs to the Dark Virgin*, to verses by Langston Hughes, was sung by Marian Anderson and published in 1941. *Sympathy* sets the best-known poem of Paul Laurence Dunbar, whose parents had been enslaved in Kentucky. Many of her manuscripts came to light only in 2009, in an abandoned house in Illinois.",
      ),
      { sungTexts: [sympathy] },
    ),
    note(
      "Vier ernste Gesänge op. 121",
      both(
        "Brahms beendete die Gesänge im Mai 1896, an seinem dreiundsechzigsten Geburtstag; Clara Schumann lag damals im Sterben. Die Worte suchte er selbst aus der Lutherbibel zusammen. Die ersten drei sprechen vom Tod, ohne Trost aus dem Glauben zu ziehen: vom gleichen Los von Mensch und Tier, von den Unterdrückten, vom Tod als Schrecken der Glücklichen und Wohltat der Armen. Der vierte nimmt das Lob der Liebe aus dem ersten Korintherbrief auf und wendet sich nach Dur. Öffentlich hören wollte Brahms die Lieder nicht. Er starb elf Monate später.",
        "Brahms completed these songs in May 1896, on his sixty-third birthday; Clara Schumann was then near death. He chose the words himself from Luther’s Bible. The first three speak of death without drawing comfort from faith: of the common lot of man and beast, of the oppressed, of death as the terror of the fortunate and the relief of the poor. The fourth takes up the praise of love from the First Letter to the Corinthians and turns to the major. Brahms did not wish to hear the songs in public. He died eleven months later.",
      ),
      { sungTexts: seriousSongs },
    ),
  ],
  artists: ["emeka-adeyinka", "tom-reuter"],
  ensembles: [],
};
