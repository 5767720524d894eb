import type { Localized } from "@festival/contracts/locales";
import type { ArtworkGround } from "../../artwork/spec.ts";
import type { DemoTeamMember } from "../types.ts";
import { portrait } from "../artwork.ts";
import { both, same, slugify } from "../localized.ts";

interface MemberDraft {
  name: [first: string, last: string];
  role: Localized;
  department: Localized;
  email: string;
  phone?: string;
  ground: ArtworkGround;
  text: Localized;
}

function member({ name: [firstName, lastName], ground, text, ...draft }: MemberDraft) {
  const key = slugify(`${firstName} ${lastName}`);
  return {
    ...draft,
    key,
    firstName,
    lastName,
    slug: same(key),
    phone: draft.phone ?? "",
    biography: text,
    artwork: portrait(`team-${key}`, `${firstName} ${lastName}`, ground),
  };
}

const direction = both("Intendanz", "Direction");
const programme = both("Programm", "Programme");
const production = both("Produktion", "Production");
const audiences = both("Publikum", "Audiences");

export const team: DemoTeamMember[] = [
  member({
    name: ["Roswitha", "Behn-Adjei"],
    role: both("Intendantin", "Director"),
    department: direction,
    email: "intendanz@musikfest.example",
    phone: "0228 000 010",
    ground: "navy",
    text: both(
      "Roswitha Behn-Adjei hat Bratsche studiert und danach zwölf Jahre lang Hallen aufgeschlossen, erst in Rotterdam, dann in Accra. Seit 2016 leitet sie das Musikfest. Ihr Büro liegt über dem Kartenhaus, damit sie hört, worüber die Schlange spricht.",
      "Roswitha Behn-Adjei studied the viola and then spent twelve years unlocking halls, first in Rotterdam, later in Accra. She has directed the festival since 2016. Her office is above the ticket house, so that she can hear what the queue is talking about.",
    ),
  }),
  member({
    name: ["Emre", "Tolksdorf"],
    role: both("Kaufmännischer Leiter", "Managing director"),
    department: direction,
    email: "verwaltung@musikfest.example",
    ground: "ice",
    text: both(
      "Emre Tolksdorf rechnet vor, warum ein freies Konzert nicht umsonst ist, und findet dann doch das Geld dafür. Er spielt Kontrabass in einer Blaskapelle, die lieber ungenannt bleibt.",
      "Emre Tolksdorf will show you to the cent why a free concert is not free, and then finds the money for it after all. He plays the double bass in a wind band that would rather not be named.",
    ),
  }),
  member({
    name: ["Johanne", "Rasquin"],
    role: both("Leiterin der Programmplanung", "Head of programme planning"),
    department: programme,
    email: "programm@musikfest.example",
    ground: "pink",
    text: both(
      "Johanne Rasquin sorgt dafür, dass niemand an zwei Orten zugleich spielen muss. Ihre Wandtafel hat einunddreißig Spalten und zweiundzwanzig Zeilen; wer etwas verschiebt, bringt ihr Kuchen mit.",
      "Johanne Rasquin sees to it that nobody has to play in two places at once. Her board has thirty-one columns and twenty-two rows; if you want to move something, bring cake.",
    ),
  }),
  member({
    name: ["Gerlinde", "Waurisch"],
    role: both("Produktionsleiterin", "Head of production"),
    department: production,
    email: "produktion@musikfest.example",
    phone: "0228 000 020",
    ground: "blue",
    text: both(
      "Gerlinde Waurisch hat Schiffbau gelernt und baut seit der ersten Ausgabe des Musikfests Podien, die auch bei Wellengang eben stehen. Sie weiß von jedem Haus, wo der Strom herkommt und wo er endet.",
      "Gerlinde Waurisch trained as a shipbuilder and since the first festival has built platforms that stay level in a swell. For every venue she knows where the power comes from and where it runs out.",
    ),
  }),
  member({
    name: ["Mateusz", "Ohnesorg"],
    role: both("Technischer Leiter", "Technical director"),
    department: production,
    email: "technik@musikfest.example",
    ground: "paper",
    text: both(
      "Mateusz Ohnesorg stellt das Licht so ein, dass man die Noten sieht und sonst wenig. Den Bunker 9 hat er eine Woche lang vermessen, um zu lernen, wie lange dort ein Ton bleibt: neun Sekunden.",
      "Mateusz Ohnesorg sets the lights so that you see the notes and little else. He spent a week measuring Bunker 9 to learn how long a note stays there: nine seconds.",
    ),
  }),
  member({
    name: ["Fenna", "Ohlendiek"],
    role: both("Barrierefreiheit und Publikum", "Access and audiences"),
    department: audiences,
    email: "access@musikfest.example",
    phone: "0228 000 001",
    ground: "rose",
    text: both(
      "Fenna Ohlendiek probiert jeden Weg selbst aus, auf Rädern, mit verbundenen Augen und mit drei Kindern. Was sie dabei findet, steht bei jedem Konzert; was noch fehlt, auch.",
      "Fenna Ohlendiek tries out every route herself, on wheels, blindfolded and with three children. What she finds is listed with each concert, and so is what is still missing.",
    ),
  }),
  member({
    name: ["Benno", "Trautwein"],
    role: both("Presse und Magazin", "Press and magazine"),
    department: audiences,
    email: "presse@musikfest.example",
    phone: "0228 000 002",
    ground: "navy",
    text: both(
      "Benno Trautwein schreibt für das Magazin und antwortet allen, die selbst schreiben. Er war Musikkritiker, bis ihm auffiel, dass er lieber vor dem Konzert dabei ist als danach.",
      "Benno Trautwein writes for the magazine and answers everyone who writes about us elsewhere. He was a music critic until he noticed that he would rather be there before a concert than after it.",
    ),
  }),
  member({
    name: ["Salome", "Quendt"],
    role: both("Leiterin des Kartenhauses", "Head of the ticket house"),
    department: audiences,
    email: "karten@musikfest.example",
    phone: "0228 000 000",
    ground: "ice",
    text: both(
      "Salome Quendt verkauft seit achtzehn Jahren Karten und hat noch nie jemandem einen Platz hinter einer Säule gegeben, ohne ihn zu warnen. Werktags von 9 bis 15 Uhr ist sie am Telefon.",
      "Salome Quendt has sold tickets for eighteen years and has never put anyone behind a pillar without fair warning. On weekdays from 9 am to 3 pm she is on the telephone.",
    ),
  }),
];
