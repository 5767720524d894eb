import type { DemoBooklet } from "../types.ts";
import { both } from "../localized.ts";
import { note } from "./booklet.ts";

export const abendLang: DemoBooklet = {
  event: "abend-lang",
  title: both("Ein Abend, der länger wird", "An evening that grows"),
  introduction: both(
    "Vor der Pause zwei französische Werke aus der Zeit des Ersten Weltkriegs, danach Dvořáks bekanntestes Klaviertrio.",
    "Before the interval, two French works from the time of the First World War; after it, Dvořák’s best-known piano trio.",
  ),
  works: [
    note(
      "D’un soir triste",
      both(
        "„An einem traurigen Abend“ gehört zu den letzten Werken, die Lili Boulanger noch mit eigener Hand niederschreiben konnte. Es entstand 1917 und 1918 in Fassungen für Cello und Klavier, für Klaviertrio und für Orchester. Über schweren, gleichmäßigen Akkorden erhebt sich eine Melodie, die sie im selben Jahr auch in dem heiteren *D’un matin de printemps* verwendete; das Orchester spielt dieses am 26. September. Nach einem großen Ausbruch in der Mitte folgt ein Abschnitt, der an einen Trauermarsch erinnert. Lili Boulanger starb am 15. März 1918, vierundzwanzig Jahre alt.",
        "“On a sad evening” is among the last works that Lili Boulanger was able to write down with her own hand. It dates from 1917 and 1918, in versions for cello and piano, for piano trio and for orchestra. Above heavy, even chords rises a melody that she also used that year in the cheerful *D’un matin de printemps*; the orchestra plays it on 26 September. A great outburst in the middle is followed by a passage that recalls a funeral march. Lili Boulanger died on 15 March 1918, at the age of twenty-four.",
      ),
    ),
    note(
      "Klaviertrio a-Moll",
      both(
        "Maurice Ravel arbeitete im Sommer 1914 in Saint-Jean-de-Luz an seinem Klaviertrio. Als Deutschland Frankreich am 3. August den Krieg erklärte, beendete er es in fünf Wochen, „mit der Sicherheit und Klarheit eines Wahnsinnigen“, wie er schrieb. Er wollte sich freiwillig melden, wurde aber als zu leicht zurückgewiesen; 1916 kam er als Lastwagenfahrer an die Front vor Verdun.\n\nDer **erste Satz** beruht auf einem baskischen Rhythmus von acht Achteln, die als drei plus zwei plus drei gezählt werden. Der **zweite**, „Pantoum“, trägt den Namen einer malaiischen Versform, in der Zeilen einer Strophe in der nächsten wiederkehren. Die **Passacaille** ist ein langsamer Satz über ein achttaktiges Thema, das aus dem tiefsten Klavierbass aufsteigt und dorthin zurücksinkt. Im **Finale** trillern Geige und Cello in hohen Lagen, während das Klavier den Klang eines Orchesters annimmt.",
        "Maurice Ravel was working on his Piano Trio at Saint-Jean-de-Luz in the summer of 1914. When Germany declared war on France on 3 August he finished it within five weeks, “with the sureness and lucidity of a madman”, as he wrote. He wanted to volunteer but was turned down as underweight; in 1916 he went to the front at Verdun as a lorry driver.\n\nThe **first movement** is based on a Basque rhythm of eight quavers counted as three plus two plus three. The **second**, “Pantoum”, takes its name from a Malay verse form in which lines of one stanza return in the next. The **Passacaille** is a slow movement on a theme of eight bars which rises from the lowest bass of the piano and sinks back there. In the **finale** violin and cello trill in high registers while the piano takes on the sound of an orchestra.",
      ),
    ),
    note(
      "Klaviertrio Nr. 4 e-Moll op. 90 „Dumky“",
      both(
        "„Dumka“ ist ein ukrainisches Wort für ein episches, nachdenkliches Lied; „dumky“ ist die Mehrzahl. Dvořák nannte so Stücke, in denen Schwermut und Tanz einander abwechseln. Das Trio von 1890 und 1891 besteht aus sechs solchen Stücken und verzichtet ganz auf die Sonatenform. Die ersten drei folgen ohne Unterbrechung aufeinander, jedes steht in einer anderen Tonart.\n\nGespielt hat es zuerst der Komponist selbst, am 11. April 1891 in Prag, bei einem Fest zu seiner Ehrenpromotion. Bevor er 1892 nach New York ging, nahm er das Trio auf eine Abschiedsreise durch rund vierzig Städte in Böhmen und Mähren mit. Da er in Amerika war, als der Verlag Simrock es druckte, las Johannes Brahms in Wien für ihn die Korrekturen.",
        "“Dumka” is a Ukrainian word for an epic, thoughtful song; “dumky” is the plural. Dvořák used it for pieces in which melancholy and dance take turns. The trio of 1890 and 1891 consists of six such pieces and does without sonata form altogether. The first three follow one another without a break, and each is in a different key.\n\nThe composer himself gave the first performance, in Prague on 11 April 1891, at a celebration of his honorary doctorate. Before leaving for New York in 1892 he took the trio on a farewell tour of some forty towns in Bohemia and Moravia. As he was in America when Simrock published it, Johannes Brahms read the proofs for him in Vienna.",
      ),
    ),
  ],
  artists: ["viktor-kaltenbach", "anouk-kaltenbach", "salome-gelaschwili"],
  ensembles: ["trio-kaltenbach"],
};
