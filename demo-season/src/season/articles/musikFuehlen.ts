import { both, same } from "../localized.ts";
import { headline, link, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const musikFuehlen = article({
  key: "musik-fuehlen",
  title: both("Der Ballon auf dem Schoß", "The balloon on my lap"),
  pretitle: both("Konzerte für mehr Sinne", "Concerts for more senses"),
  teaser: both(
    "Wie hört man mit den Knien, und was erzählt man jemandem, der nicht sieht, wer gerade spielt? Notizen einer Saisonvorbereitung.",
    "How do you listen with your knees, and what do you tell someone who cannot see who is playing? Notes from preparing a season.",
  ),
  author: "Fenna Ohlendiek",
  published: "2025-06-19T09:00",
  category: "stadt",
  tags: ["stimme", "kinder", "hinter-der-buehne"],
  events: ["vibrationsalarm", "einsingen", "drei-meere"],
  picture: ["chladni", "blue"],
  sections: [
    text(
      "Im Februar saßen acht Menschen im leeren Großen Saal und hielten Luftballons auf dem Schoß. Auf der Bühne ein Kontrabass. Sieben der acht sind gehörlos oder schwerhörig, die achte war ich. Wir wollten wissen, welche Plätze die besten sind, und zwar nicht nach dem Gehör.\n\nErgebnis: Reihe drei, außen links. Dort läuft eine Holzleiste unter dem Boden zur Bühne, die niemand je bemerkt hatte. „Der Bass geht mir bis ins Kinn“, gebärdete Lioba Strunz-Adler. Diese Plätze halten wir jetzt frei, bis 48 Stunden vor jedem Orchesterkonzert, und Ballons liegen an der Garderobe.",
      "In February eight people sat in the empty Great Hall with balloons on their laps. On stage there was a double bass. Seven of the eight are deaf or hard of hearing; the eighth was me. We wanted to know which seats are best, and not by ear.\n\nThe result: row three, far left. A wooden batten runs under the floor there towards the stage, and nobody had ever noticed it. “The bass goes right up to my chin,” signed Lioba Strunz-Adler. We now keep these seats free until 48 hours before each orchestral concert, and there are balloons at the cloakroom.",
    ),
    headline("Hände, die singen", "Hands that sing"),
    text(
      "Gebärdensprache im Konzert heißt meistens: Jemand steht am Rand und übersetzt die Ansage. Strunz-Adler wollte in die Mitte. Ihr Gebärdenchor probt seit zwei Jahren donnerstags im selben Raum wie die [Stadtkantorei](ensemble:stadtkantorei), anfangs aus Platzmangel. Inzwischen atmen beide zusammen. Beim Feierabendsingen auf dem Markt wird ein Kanon erst gesungen, dann gebärdet und schließlich beides, in acht Einsätzen, und man sieht plötzlich, was ein Kanon ist: eine Welle, die durch eine Reihe von Händen läuft.",
      "Sign language at concerts usually means someone at the edge of the stage interpreting the announcements. Strunz-Adler wanted the middle. For two years her signing choir has rehearsed on Thursdays in the same room as the [Stadtkantorei](ensemble:stadtkantorei), at first for lack of space. By now the two breathe together. At the after-work singing on the market square a canon is first sung, then signed and finally both at once, with eight entries, and suddenly you see what a canon is: a wave running through a row of hands.",
    ),
    quote(
      "Hörende glauben, Musik sei für die Ohren. Dabei stampfen sie doch auch.",
      "Hearing people think music is for the ears. And yet they stamp their feet.",
      same("Lioba Strunz-Adler"),
    ),
    headline("Wer steht da links?", "Who is that on the left?"),
    text(
      "Für blinde Gäste gibt es bei mehreren Konzerten eine Audiodeskription über Kopfhörer, live, aus einer Kabine hinter Reihe zwanzig. Was beschreibt man da? Anfangs zu viel. Ein Testhörer bat uns, mit den Kleidern aufzuhören: „Ich will wissen, wer wen ansieht.“ Seitdem hören unsere Gäste Sätze wie: „Der Paukist hat die Augen geschlossen, er zählt. Die zweite Flöte lächelt, weil die erste Luft geholt hat.“ In der Musik selbst schweigen wir.\n\nVorher kann man im Foyer Instrumente anfassen. Es stellte sich heraus, dass auch Sehende dafür Schlange stehen. Am beliebtesten ist das Kontrafagott: Man legt die flache Hand auf das Holz und weiß danach, warum manche Töne „tief“ heißen.",
      "For blind guests there is audio description over headphones at several concerts, live from a booth behind row twenty. What do you describe? At first, too much. One of our testers asked us to stop describing the dresses: “I want to know who is looking at whom.” Since then our guests have been hearing sentences such as: “The timpanist has closed his eyes, he is counting. The second flute is smiling because the first has taken a breath.” While there is music to hear we keep quiet.\n\nBeforehand, there are instruments to touch in the foyer. It turned out that sighted people queue up for that too. The contrabassoon is the favourite: you lay your palm on the wood and afterwards you know why some notes are called low.",
    ),
    headline("Was nicht geht", "What does not work"),
    text(
      "Die Schlosskapelle hat eine Toilette, zu der neun Stufen führen. Der Denkmalschutz prüft seit drei Jahren. Die MS Ondine hat eine schmale Rampe, für manche Rollstühle zu schmal. Beides schreiben wir auf die Konzertseiten, weil eine ehrliche Auskunft besser ist als eine peinliche Ankunft.\n\nWas haben wir übersehen? Schreiben Sie uns. Das [Formular](form:barriere-melden) ist kurz, einen Namen brauchen wir nicht, und es liest ein Mensch. Meistens ich.",
      "The castle chapel has a lavatory nine steps up. The heritage office has been considering the matter for three years. The MS Ondine has a narrow gangway, too narrow for some wheelchairs. We say both on the concerts’ pages, because an honest answer is better than an embarrassing arrival.\n\nWhat have we overlooked? Write to us. The [form](form:barriere-melden) is short, asks for no name and is read by a human being. Usually me.",
    ),
    link("Barrierefreiheit beim Festival", "Access at the festival", { page: "access" }),
  ],
});
