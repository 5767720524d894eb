import { both, same } from "../localized.ts";
import { headline, link, quote, text } from "../sections.ts";
import { article } from "./article.ts";

export const vierundzwanzig = article({
  key: "vierundzwanzig",
  title: both("Vierundzwanzig gehen durch den Schnee", "Twenty-four walk through the snow"),
  pretitle: both("Reportage", "Report"),
  teaser: both(
    "Eine „Winterreise“, bei der niemand mehr als ein Lied singt. Besuch bei der ersten gemeinsamen Probe, an einem Tag mit dreiunddreißig Grad.",
    "A Winterreise in which nobody sings more than one song. A visit to the first joint rehearsal, on a day of thirty-three degrees.",
  ),
  author: "Benno Trautwein",
  published: "2025-07-31T08:00",
  category: "stadt",
  tags: ["stimme", "hinter-der-buehne"],
  events: ["winterreise"],
  picture: ["phase", "ice", "d minor"],
  sections: [
    text(
      "Im Foyer des Theaters am Holzmarkt stehen die Türen offen, drinnen fächern sich Menschen mit Noten Luft zu. „Gefrorne Tropfen fallen“, singt Gregor Zinnowitz. Er leitet die Wasserwacht, trägt kurze Hosen und hat die Stimme eines Nebelhorns, das nachdenkt. Draußen sind es dreiunddreißig Grad.\n\nDie Idee stammt von [Tom Reuter](artist:tom-reuter). „Die *Winterreise* wird immer von einem gesungen, und alle im Saal denken: armer Kerl. Ich wollte, dass sie denken: das bin ja ich.“ Vierundzwanzig Lieder, vierundzwanzig Menschen, neun vom Fach und fünfzehn, die sich auf einen Aushang gemeldet haben. Vorsingen gab es keines. Man musste einen Satz schreiben, warum.",
      "The doors of the Theater am Holzmarkt stand open; in the foyer people fan themselves with sheet music. “Gefrorne Tropfen fallen”, frozen drops are falling, sings Gregor Zinnowitz. He runs the river rescue service, wears shorts and has the voice of a foghorn deep in thought. Outside it is thirty-three degrees.\n\nThe idea was [Tom Reuter](artist:tom-reuter)’s. “*Winterreise* is always sung by one man, and everybody in the hall thinks: poor fellow. I wanted them to think: that’s me.” Twenty-four songs, twenty-four people, nine professionals and fifteen who answered a notice. There were no auditions. One had to write a sentence saying why.",
    ),
    headline("Der Lokführer und der greise Kopf", "The train driver and the hoary head"),
    text(
      "Emil Rautenstrauß, einundsiebzig, schrieb: „Weil ich beim Fahren immer dachte, dass der Mann auch einmal ankommen müsste.“ Er bekam „Der greise Kopf“. Er hat nie Noten gelernt, also hat ihm Tom Reuter die Melodie als Streckenplan aufgezeichnet, mit Steigungen und einem Halt auf freier Strecke. Den Halt singt er am schönsten. Im Publikum werden drei ehemalige Kollegen sitzen, die Taschenuhren dabeihaben; er hat sie gebeten, nicht zu stoppen.\n\nFarida Noorzai wollte den „Wegweiser“. „Eine Straße muss ich gehen, die noch keiner ging zurück“: Diesen Satz habe sie verstanden, bevor sie Deutsch konnte. Sie übersetzt Wilhelm Müllers Gedichte ins Dari, ihr Heft liegt auf dem Flügel, von rechts nach links beschrieben.",
      "Emil Rautenstrauß, seventy-one, wrote: “Because when I was driving I always thought that the man would have to arrive some day.” He was given *Der greise Kopf*. He never learned to read music, so Tom Reuter drew him the tune as a railway chart, with gradients and one stop on the open line. It is the stop that he sings most beautifully. Three former colleagues will be in the audience with their pocket watches; he has asked them not to time him.\n\nFarida Noorzai wanted *Der Wegweiser*. “One road I must travel from which no one has come back”: she understood that sentence before she knew German. She is translating Wilhelm Müller’s poems into Dari; her notebook lies on the piano, written from right to left.",
    ),
    quote(
      "Beim vierten Lied habe ich vergessen, dass es Schubert ist. Da war es nur noch einer, der friert.",
      "By the fourth song I forgot it was Schubert. It was just somebody freezing.",
      same("Perpetua Grond"),
    ),
    headline("Wer ist der Leiermann?", "Who is the hurdy-gurdy man?"),
    text(
      "Sechs Klaviere werden am 13. September im Theater stehen: auf der Bühne, im zweiten Rang, eins auf dem Gang zur Garderobe. Die Lieder wandern von einem zum nächsten. Wer gesungen hat, setzt sich und hört zu. So wird aus einem, der sich entfernt, eine Gesellschaft, die sitzen bleibt; das tröste sie, sagt Helene Varga, und es mache sie gleichzeitig wütend.\n\nFür das letzte Lied geht Nikhil Varadkar hinaus auf die Straße. Die Türen bleiben offen, man wird ihn schwach hören, eine hohe Stimme über zwei leeren Quinten, vielleicht ein Fahrrad dazu. In der Probe blieb ein Paketbote stehen, den Wagen noch in der Hand. Er hörte bis zum Ende zu und fragte dann, für wen das sei.\n\n„Für Sie“, sagte Tom Reuter. „Unterschreiben Sie hier.“",
      "On 13 September there will be six pianos in the theatre: on stage, in the second tier, one in the passage to the cloakroom. The songs wander from one to the next. Those who have sung sit down and listen. Thus a man who walks away turns into a company that stays; that comforts her, says Helene Varga, and at the same time makes her angry.\n\nFor the last song Nikhil Varadkar goes out into the street. The doors stay open, one will hear him faintly, a high voice above two bare fifths, perhaps a bicycle too. At the rehearsal a parcel courier stopped, still holding his trolley. He listened to the end and then asked who it was for.\n\n“For you,” said Tom Reuter. “Sign here.”",
    ),
    link("Winterreise zu vierundzwanzig", "Winterreise for twenty-four", { event: "winterreise" }),
  ],
});
