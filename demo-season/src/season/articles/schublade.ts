import { both } from "../localized.ts";
import { headline, link, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const schublade = article({
  key: "schublade",
  title: both("Ein Quartett aus der Schublade", "A quartet from the drawer"),
  pretitle: both("Fanny Hensels Es-Dur", "Fanny Hensel’s E flat major"),
  teaser: both(
    "1834 geschrieben, 1988 gedruckt, heute aufregend. Die Bratschistin Thandi Molefe-Roth hat vier Monate in der Handschrift gelesen.",
    "Written in 1834, printed in 1988, exciting today. The viola player Thandi Molefe-Roth has spent four months reading the manuscript.",
  ),
  author: "Thandi Molefe-Roth",
  published: "2025-08-08T09:00",
  category: "hoeren",
  tags: ["quartett"],
  events: ["geschwister"],
  picture: ["harmonograph", "paper", "e-flat major"],
  sections: [
    text(
      "Die Handschrift liegt in Berlin, und man darf sie nur mit gewaschenen Händen ansehen. Viele Seiten, braune Tinte, eine schnelle, schräge Schrift, die am Zeilenende oft nicht reicht. Fanny Hensel war achtundzwanzig, hatte einen vierjährigen Sohn, führte den wichtigsten musikalischen Salon der Stadt und schrieb im Herbst 1834 ein Streichquartett. Es war ihr einziges.",
      "The manuscript lies in Berlin and may only be looked at with clean hands. Many pages, brown ink, a quick and slanting script that often runs out of line. Fanny Hensel was twenty-eight, had a son of four, presided over the most important musical salon in town and, in the autumn of 1834, wrote a string quartet. It was to be her only one.",
    ),
    headline("Wo geht das hin?", "Where is this going?"),
    text(
      "Es beginnt mit einem Adagio, was man nicht tat. Ein Quartett fing schnell an, man stellte sich vor. Hensel stellt eine Frage: Die Musik weicht aus, nach c-Moll, nach f-Moll, überall hin, nur nicht nach Es-Dur, das doch oben drüber steht. Es dauert lange, bis der Satz zugibt, wo er zu Hause ist. Beim ersten Lesen dachte ich an einen Schreibfehler. Beim zweiten an Beethoven, dessen „Harfenquartett“ sie sehr genau kannte.\n\nDas Scherzo ist ein Hexenritt mit einer Fuge in der Mitte, die Romanze fängt an wie ein Lied und verläuft sich dann in Tonarten, für die ihr Bruder, wie er schrieb, keinen Grund sah.",
      "It begins with an Adagio, which was not done. A quartet began fast; one introduced oneself. Hensel asks a question: the music slips away, to C minor, to F minor, anywhere but to E flat major, which after all is what it says on top. It takes the movement a long time to admit where it is at home. On first reading I thought of a slip of the pen. On second reading I thought of Beethoven, whose “Harp” Quartet she knew very well.\n\nThe scherzo is a witches’ ride with a fugue in the middle; the Romanze starts like a song and then loses its way among keys for which her brother, as he wrote, could see no reason.",
    ),
    quote(
      "Es fehlt mir die Kraft, die Gedanken gehörig festzuhalten, ihnen die nöthige Consistenz zu geben.",
      "I lack the strength to hold on to ideas properly, to give them the necessary consistency.",
      both(
        "Fanny Hensel an Felix Mendelssohn Bartholdy, 1835",
        "Fanny Hensel to Felix Mendelssohn, 1835",
      ),
    ),
    text(
      "Diesen Satz schrieb sie als Antwort auf seine Kritik. Er wird seitdem zitiert, als hätte sie recht gehabt. Ich lese ihn anders, nämlich als das Höflichste, was man einem berühmten Bruder schreiben kann, der nicht zugehört hat. In derselben Antwort erklärt sie, sie sei nicht aus der Zeit des späten Beethoven hinausgewachsen. Das klingt nach Schwäche und ist ein Programm.\n\nIn der Handschrift habe ich keine Spur davon gefunden, dass sie nach seinem Brief etwas geändert hätte. Keine Note. Sie hat das Quartett in die Schublade gelegt, so, wie es war.",
      "She wrote this sentence in reply to his criticism. It has been quoted ever since as if she had been right. I read it differently, as the most courteous thing one can write to a famous brother who has not been listening. In the same reply she explains that she never grew out of the age of late Beethoven. That sounds like weakness and is a manifesto.\n\nIn the manuscript I have found no trace of her changing anything after his letter. Not a note. She put the quartet in the drawer just as it was.",
    ),
    headline("Ein Bogen, der fehlt", "A missing slur"),
    text(
      "Vier Monate Vergleich mit dem Druck haben einundsiebzig Abweichungen ergeben, meistens Bögen und Punkte. Eine liebe ich: In der Romanze hat die Bratsche an einer Stelle in der Ausgabe, aus der wir lernten, einen langen Bogen über sechs Töne. In der Handschrift sind es drei kurze. Aus einem Seufzer wird Stottern. Wer das einmal gespielt hat, hört den ganzen Satz als etwas, das jemand zu sagen versucht.\n\nAm 10. September spielen wir das Quartett, und danach das f-Moll-Quartett, das Felix schrieb, als sie tot war. Es ist in der Form sehr frei.",
      "Four months of comparing it with the printed text have yielded seventy-one discrepancies, mostly slurs and dots. One of them I love: at one place in the Romanze the edition we grew up with gives the viola one long slur over six notes. In the manuscript there are three short ones. A sigh turns into a stammer. Once you have played that, you hear the whole movement as something someone is trying to say.\n\nOn 10 September we play the quartet, and after it the F minor quartet that Felix wrote when she was dead. It is very free in form.",
    ),
    link("Geschwister in Es und f", "Siblings in E flat and F minor", { event: "geschwister" }),
  ],
});
