import { both, same } from "../localized.ts";
import { faq, headline, image, link, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const fluegelZiehtUm = article({
  key: "fluegel-zieht-um",
  title: both("Ein Flügel zieht um", "A grand piano moves house"),
  pretitle: both("480 Kilo, drei Beine, ein Boot", "480 kilos, three legs, one boat"),
  teaser: both(
    "Einunddreißig Tage, neun Säle, vier Flügel: unterwegs mit den Menschen, die dafür sorgen, dass ein Flügel vor denen da ist, die ihn spielen.",
    "Thirty-one days, nine halls, four grands: on the road with the people who see to it that the piano arrives before the pianist.",
  ),
  author: "Benno Trautwein",
  published: "2025-08-12T08:30",
  category: "werkstatt",
  tags: ["klavier", "hinter-der-buehne"],
  events: ["vexations", "nachtstuecke"],
  picture: ["phase", "blue", "b-flat major"],
  sections: [
    text(
      "Sechs Uhr vierzig, Hof des Großen Saals. Vier Männer und eine Frau stehen um einen Flügel und reden über das Wetter. Das Instrument ist 2,74 Meter lang, wiegt 480 Kilogramm und soll bis mittags im [Pumpwerk Süd](venue:pumpwerk) stehen, gut zwei Kilometer flussaufwärts. Es gibt eine Straße dorthin. Wegen einer Baustelle fährt auf ihr gerade nur das Fahrrad.",
      "Six forty in the morning, the yard of the Great Hall. Four men and one woman stand around a grand piano and talk about the weather. The instrument is 2.74 metres long, weighs 480 kilograms and is due at the [Pumpwerk Süd](venue:pumpwerk), a good two kilometres upstream, by noon. There is a road. Because of building works only bicycles can use it at the moment.",
    ),
    headline("Erst die Lyra, dann das linke Bein", "First the lyre, then the left leg"),
    text(
      "Gerlinde Waurisch bewegt seit achtundzwanzig Jahren Klaviere. Sie trägt dabei selten etwas, sie dirigiert. Zuerst wird die Pedallyra abgeschraubt, dann das Bein links vorn. Der Flügel neigt sich auf die lange Seite, auf einen Schlitten mit Filz, und die beiden anderen Beine stehen plötzlich in der Luft. „Jetzt ist er ein Koffer“, sagt Waurisch. Eine Decke, noch eine, drei Gurte. Neun Minuten.\n\nAm empfindlichsten sei gar nicht der Lack, erklärt sie, sondern das Klima. Der Resonanzboden besteht aus Fichte, acht Millimeter stark, und Fichte trinkt. Zwischen Konzertsaal und Pumpwerk liegen zwanzig Prozent Luftfeuchte. Deshalb reist das Instrument am Vortag und schläft sich aus.",
      "Gerlinde Waurisch has been moving pianos for twenty-eight years. She rarely carries anything; she conducts. First the pedal lyre comes off, then the front left leg. The piano leans over onto its long side, onto a sledge lined with felt, and suddenly the other two legs stand in the air. “Now it’s a suitcase,” says Waurisch. A blanket, another blanket, three straps. Nine minutes.\n\nThe most delicate thing is not the varnish, she explains, but the climate. The soundboard is made of spruce, eight millimetres thick, and spruce drinks. Between the concert hall and the pumping station there is a difference of twenty per cent in humidity. That is why the instrument travels the day before and gets a night’s sleep.",
    ),
    quote(
      "Ein Flügel ist ein Möbel, das Angst vor Möbelpackern hat.",
      "A grand piano is a piece of furniture that is afraid of furniture removers.",
      same("Gerlinde Waurisch"),
    ),
    headline("Über das Wasser", "Across the water"),
    text(
      "Um acht legt der Arbeitsprahm der Fährgesellschaft am Anleger 3 an, flach, rostrot, mit einer Rampe wie für Kühe. Der Schiffsführer fragt nach der Ladung. „Beethoven“, sagt jemand. „Passt“, sagt der Schiffsführer.\n\nFluss ist besser als Straße, das lernen wir an diesem Morgen. Kein Kopfsteinpflaster, keine Kurven, nur ein langes, gleichmäßiges Zittern. Unter der Decke summt es. Die Maschine zündet 58-mal in der Sekunde, das liegt knapp unter dem Kontra-B, und weil die Dämpfer beim Kippen von den Saiten gefallen sind, antwortet der Flügel mit allem, was er an Obertönen hat. Fünf Menschen stehen auf einem Prahm und hören einem Möbelstück beim Singen zu.",
      "At eight the ferry company’s work barge ties up at landing stage 3: flat, rust-red, with a ramp meant for cows. The skipper asks what the cargo is. “Beethoven,” someone says. “That’ll fit,” says the skipper.\n\nA river is better than a road, we learn that morning. No cobbles, no bends, only one long and even tremor. From under the blanket comes a hum. The engine fires 58 times a second, just below contra B flat, and because the dampers dropped off the strings when the piano was tipped, it answers with every overtone it has. Five people stand on a barge and listen to a piece of furniture sing.",
    ),
    image(
      "article-fluegel-1",
      ["harmonograph", "navy", "b-flat major"],
      both(
        "So könnte ausgesehen haben, was zu hören war: Schwingungen um ein tiefes B.",
        "What we heard may have looked like this: vibrations around a low B flat.",
      ),
      "full",
    ),
    text(
      "Um elf steht er zwischen zwei Pumpen auf drei Beinen, als wäre nichts gewesen. Der Stimmer kommt um fünf. Bis dahin darf niemand spielen, nicht einmal einen Ton. Wir haben uns daran gehalten. Fast.",
      "At eleven it stands on three legs between two pumps as though nothing had happened. The tuner comes at five. Until then nobody may play, not so much as a note. We complied. Nearly.",
    ),
    faq(
      both(
        "Was Sie schon immer über Flügel wissen wollten",
        "What you always wanted to know about grands",
      ),
      [
        [
          both("Wie oft wird gestimmt?", "How often is it tuned?"),
          both(
            "Vor jedem Konzert, meist auch in der Pause. Im September kommen so rund siebzig Stimmungen zusammen.",
            "Before every concert, and usually in the interval as well. In September that makes about seventy tunings.",
          ),
        ],
        [
          both("Darf man sich den Flügel aussuchen?", "Do pianists get to choose?"),
          both(
            "Wer ihn spielt, ja, unter vieren. Zwei wählen jedes Jahr denselben und wissen es nicht voneinander.",
            "Yes, from four. Two of them choose the same one every year, and neither knows about the other.",
          ),
        ],
      ],
    ),
    link("Eine lange Nacht im Pumpwerk", "A long night at the Pumpwerk", { event: "vexations" }),
  ],
});
