import { both, same } from "../localized.ts";
import { eventItem, headline, image, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const pauseProben = article({
  key: "pause-proben",
  title: both("Wie probt man eine Pause?", "How do you rehearse a rest?"),
  pretitle: both("Gespräch mit Mara Lindqvist", "A conversation with Mara Lindqvist"),
  teaser: both(
    "Die Chefdirigentin der Strom-Philharmonie über den schwersten Takt der Eroica: einen, in dem nichts geschieht.",
    "The chief conductor of the Strom-Philharmonie on the hardest bar of the Eroica: one in which nothing happens.",
  ),
  author: "Miriam Sternitz",
  published: "2025-08-18T09:00",
  category: "gespraech",
  tags: ["orchester", "stille", "hinter-der-buehne"],
  events: ["eroica", "offene-probe-mahler"],
  picture: ["harmonograph", "rose", "e-flat major"],
  sections: [
    text(
      "Der Probensaal riecht nach Kaffee und Kolophonium. Auf dem Pult liegt die *Eroica*, in der Partitur stecken elf gelbe Zettel. Auf keinem steht etwas zu einem Ton.",
      "The rehearsal room smells of coffee and rosin. On the stand lies the *Eroica*, with eleven yellow slips between its pages. Not one of them concerns a note.",
    ),
    headline("„Eine Pause ist keine Lücke“", "“A rest is not a gap”"),
    text(
      "**Frau Lindqvist, was steht auf den Zetteln?**\n\nLauter Stellen, an denen niemand spielt. Im ersten Satz gibt es nach der großen Dissonanz eine Pause auf der Eins. Alle haben sich gerade fast zerrissen, zwei Takte lang prallen E und F aufeinander, und dann: nichts. Ein Viertel. Wenn ich das nicht probe, wird daraus Luftholen. Luftholen ist gesund, aber Beethoven hat etwas anderes geschrieben.\n\n**Was denn?**\n\nEinen Schlag, den man nicht hört. Der Takt läuft ja weiter. Ich bitte das Orchester, die Pause zu spielen wie einen Ton: mit Anfang, Mitte und Ende. Die Bögen bleiben an der Saite, die Lippen am Rohr. Nur der Klang fehlt.",
      "**Ms Lindqvist, what do the slips say?**\n\nThey mark the places where nobody plays. In the first movement, after the great dissonance, there is a rest on the downbeat. The whole orchestra has just about torn itself apart, E and F have collided for two bars, and then: nothing. One crotchet. If I do not rehearse that, it turns into breathing. Breathing is healthy, but Beethoven wrote something else.\n\n***Which is?**\n\nA beat you don’t hear. The bar goes on, after all. I ask the orchestra to play the rest like a note, with a beginning, a middle and an end. Bows stay on the string, lips stay on the reed. Only the sound is missing.",
    ),
    quote(
      "Das Publikum merkt sofort, ob neunundachtzig Menschen gemeinsam schweigen oder jeder für sich.",
      "An audience notices at once whether eighty-nine people are silent together or each on their own.",
      same("Mara Lindqvist"),
    ),
    text(
      "**Wie klingt eine schlecht geprobte Pause?**\n\nSie knistert. Jemand blättert um, jemand setzt ab, eine Klappe fällt. Außerdem ist sie fast immer zu kurz. Stille fühlt sich auf dem Podium doppelt so lang an wie im Saal. Wir haben das gemessen: Aus 1,4 Sekunden wurden in der ersten Probe 0,9. Man flieht.\n\n**Und wie verlernt man die Flucht?**\n\nWir haben eine Übung. Ich dirigiere acht Takte, das Orchester spielt nur den ersten und den letzten. Beim achten müssen alle gemeinsam einsetzen. Anfangs ist es ein Unfall. Nach einer Viertelstunde atmen neunundachtzig Leute im selben Puls, und ich könnte hinausgehen. Einmal bin ich hinausgegangen.",
      "**What does a badly rehearsed rest sound like?**\n\nIt crackles. Someone turns a page, someone puts an instrument down, a key clicks. Besides, it is nearly always too short. On the platform silence feels twice as long as it does in the hall. We measured it: in the first rehearsal 1.4 seconds turned into 0.9. You run away.\n\n**And how do you unlearn that?**\n\nThere is an exercise. I conduct eight bars, and the orchestra plays only the first and the last. On the eighth they all have to come in together. At first it is an accident. After a quarter of an hour eighty-nine people breathe in the same pulse and I could leave the room. Once I did.",
    ),
    image(
      "article-pause-proben-1",
      ["rings", "paper"],
      both(
        "Aus den Skizzen zum Schwerpunkt „Was die Stille weiß“.",
        "From the sketches for our focus “What silence knows”.",
      ),
    ),
    headline("Der Saal spielt mit", "The hall plays along"),
    text(
      "**Ändert der Raum etwas?**\n\nAlles. Im Großen Saal bleibt ein Es-Dur-Akkord gut zwei Sekunden stehen. Eine Pause von einer Sekunde ist dort gar keine, sie ist ein Nachklang mit einem Loch am Ende. Also warte ich nicht auf die Uhr, sondern auf den Raum. Wenn der Klang an der Rückwand ankommt, höre ich das an den Gesichtern in der letzten Reihe.\n\n**Und wenn jemand hustet?**\n\nDann gehört der Husten dazu. Am Fluss hat im letzten Jahr ein Schlepper getutet, genau in die Fermate hinein, ein wunderbares tiefes B. Wir haben danach in Es-Dur weitergespielt. Die Dominante war schon da.\n\n**Gibt es eine Lieblingspause?**\n\nDie vor dem letzten Presto. Alle glauben, es sei vorbei. Ich auch, jedes Mal.",
      "**Does the room make a difference?**\n\nAll the difference. In the Great Hall an E flat major chord stays up for a good two seconds. A rest of one second is no rest at all there; it is an echo with a hole at the end. So I do not wait for the clock but for the room. When the sound reaches the back wall I can tell from the faces in the last row.\n\n**And if someone coughs?**\n\nThen the cough is part of it. Last year on the river a tugboat hooted straight into the fermata, a wonderful low B flat. We went on in E flat major. The dominant was already there.\n\n**Do you have a favourite rest?**\n\nThe one before the final Presto. Everyone thinks it’s over. So do I, every time.",
    ),
    eventItem("eroica"),
  ],
});
