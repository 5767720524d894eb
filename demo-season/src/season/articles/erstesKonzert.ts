import { both } from "../localized.ts";
import { faq, headline, link, text } from "../sections.ts";
import { article } from "./article.ts";

export const erstesKonzert = article({
  key: "erstes-konzert",
  title: both("Mein erstes Konzert: eine Gebrauchsanweisung", "My first concert: a user’s manual"),
  pretitle: both("Für alle, die noch nie da waren", "For anyone who has never been"),
  teaser: both(
    "Was zieht man an, wann klatscht man, und darf man weinen? Alles, was Stammgäste wissen und nie verraten.",
    "What do you wear, when do you clap, and may you cry? Everything regulars know and never tell.",
  ),
  author: "Gesa Lürssen",
  published: "2025-08-20T08:00",
  category: "hoeren",
  tags: ["fuer-den-anfang", "orchester"],
  events: ["eroica", "offene-probe-mahler", "orgelpause-1"],
  picture: ["rings", "ice"],
  sections: [
    text(
      "Ich war neunundzwanzig, als ich zum ersten Mal in ein Konzert ging, mit einer Karte, die jemand übrig hatte. Ich habe zwischen zwei Sätzen geklatscht, allein, drei Schläge lang. Eine Frau drehte sich um. Ich wollte in den Boden. In der Pause kam sie zu mir und sagte: „Danke. Ich wollte auch.“\n\nDies ist der Text, den ich damals gebraucht hätte.",
      "I was twenty-nine when I first went to a concert, with a ticket someone had to spare. Between two movements I clapped, alone, for three beats. A woman turned round. I wanted the floor to swallow me. In the interval she came over and said: “Thank you. I wanted to, too.”\n\nThis is the text I could have done with.",
    ),
    headline("Vorher", "Before"),
    text(
      "**Anziehen** können Sie, worin Sie zwei Stunden sitzen mögen. Es gibt Menschen im Abendkleid und Menschen mit Fahrradhelm. Nur Jacken, die rascheln, gehören an die Garderobe.\n\n**Vorbereiten** müssen Sie nichts. Falls Sie möchten: Hören Sie das Stück einmal beim Kochen. Dann erkennen Sie im Saal etwas wieder, und Wiedererkennen ist die halbe Freude.\n\n**Ankommen** zwanzig Minuten vorher. Nicht wegen der Vornehmheit, sondern weil ein Ohr so lange braucht, um die Straße zu vergessen.",
      "**Wear** whatever you would like to sit in for two hours. There are people in evening gowns and people with bicycle helmets. Only rustling coats need the cloakroom.\n\n**Prepare** nothing. If you want to, listen to the piece once while cooking. Then you will recognise something in the hall, and recognition is half the pleasure.\n\n**Arrive** twenty minutes early. Not for the sake of refinement, but because that is how long an ear takes to forget the street.",
    ),
    headline("Währenddessen", "During"),
    text(
      "Erst stimmen alle. Das A kommt von der Oboe, und dieses kurze Durcheinander ist für viele der schönste Moment des Abends: Es könnte noch alles werden. Dann kommt die Dirigentin, und es wird so still, dass Sie Ihren Magen hören. Das geht allen so.\n\nEine Sinfonie hat meistens vier Teile, dazwischen wird geatmet, gehustet, umgesetzt. Geklatscht wird üblicherweise am Ende, doch das ist eine Sitte des 20. Jahrhunderts; Mozart freute sich, wenn mitten im Satz applaudiert wurde, und schrieb es stolz nach Hause. Bei uns sieht Sie niemand schief an.\n\nIhre Gedanken werden abschweifen, zum Einkauf, zu einem Streit, zu den Schuhen des Bratschers. Das ist kein Versagen. Musik ist unter anderem ein Ort, an dem man gut abschweifen kann. Kommen Sie zurück, wenn etwas Sie ruft. Meistens ist es das Horn.",
      "First they all tune. The A comes from the oboe, and for many that brief muddle is the loveliest moment of the night: it might still turn into anything. Then the conductor comes on and it grows so quiet that you can hear your stomach. That happens to everyone.\n\nA symphony usually has four parts, and in between there is breathing, coughing and shifting about. Applause usually comes at the end, but that is a custom of the twentieth century; Mozart was pleased when people applauded in mid-movement and proudly wrote home about it. Nobody here will look at you askance.\n\nYour thoughts will wander, to the shopping, to a quarrel, to the viola player’s shoes. That is not failure. Music is, among other things, a good place for wandering. Come back when something calls you. It is usually the horn.",
    ),
    headline("Drei gute erste Male", "Three good places to start"),
    text(
      "- Eine [Orgelpause](event:orgelpause-1): dreißig Minuten, umsonst, mit Butterbrot.\n- Eine [offene Probe](event:offene-probe-mahler): Man hört, wie Profis sich verspielen.\n- Die [Eröffnung](event:eroica): gleich das Größte. Warum nicht?",
      "- [Organ at lunchtime](event:orgelpause-1): thirty minutes, free of charge, sandwich welcome.\n- An [open rehearsal](event:offene-probe-mahler): hear professionals play wrong notes.\n- The [opening](event:eroica): straight in at the deep end. Why not?",
    ),
    faq(both("Kurz gefragt", "Quick questions"), [
      [
        both("Darf ich weinen?", "May I cry?"),
        both(
          "Ja. Im Großen Saal wird im Schnitt bei jedem dritten Konzert geweint, sagt das Garderobenpersonal.",
          "Yes. According to the cloakroom staff, people cry at one concert in three in the Great Hall.",
        ),
      ],
      [
        both("Darf ich gehen?", "May I leave?"),
        both(
          "In der Pause immer. Während der Musik, wenn es sein muss, mit gesenktem Kopf und ohne die Tür.",
          "In the interval, always. During the music, if you must, with your head down and minding the door.",
        ),
      ],
      [
        both("Was sage ich hinterher?", "What do I say afterwards?"),
        both(
          "„Der langsame Satz!“ Das stimmt fast immer.",
          "“That slow movement!” It is nearly always true.",
        ),
      ],
    ]),
    link("Welches Konzert passt zu Ihnen?", "Which concert is for you?", { route: "quizStart" }),
  ],
});
