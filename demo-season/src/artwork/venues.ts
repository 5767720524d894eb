import { bunker, church, forge, hall, theatre } from "./figures/concertHouses.ts";
import { deck, fan, horseshoe, nave, parterre, rowsOfSeats, walls } from "./figures/plans.ts";
import { court, round, square, tables } from "./figures/roundPlans.ts";
import { arcade, garden, ship, villa, warehouse } from "./figures/townHouses.ts";
import type { Figure } from "./sheet.ts";

const sacred = /kirche|church|\bdom\b|münster|kapelle|chapel|kloster|remigius|sankt|\bst\b/i;
const afloat = /werft|dock|schiff|ship|hafen|harbour|kahn|barge|fähre|\bms\b|boot|boat/i;
const green = /garten|garden|park|wiese|glashalle|orangerie/i;

// Words in a venue's name and the house that they speak of; the first that fits is drawn.
const elevations: readonly [RegExp, Figure][] = [
  [sacred, church],
  [/speicher|lager|warehouse|kontor/i, warehouse],
  [/pump|wasser|turm|aula|schule/i, arcade],
  [/schmiede|forge|werk\b|fabrik|factory|zeche|depot|gleis/i, forge],
  [/bunker|keller|cellar|tunnel/i, bunker],
  [green, garden],
  [afloat, ship],
  [/villa|haus\b|schloss|palais|rathaus|museum|redoute/i, villa],
  [/theater|theatre|oper|bühne|stage|kino|cinema|studio/i, theatre],
  [/saal|hall|philharmonie|forum|ufer/i, hall],
];
const plans: readonly [RegExp, Figure][] = [
  [/platz\b|markt\b|square/i, square],
  [/hof\b/i, court],
  [/kantine|bar\b|café|club/i, tables],
  [/planetarium|kuppel|dome|rund|rotunde/i, round],
  [sacred, nave],
  [/schmiede|forge|werk\b|fabrik|factory|bunker|keller|cellar|museum|zeche|depot/i, walls],
  [green, parterre],
  [afloat, deck],
  [/theater|theatre|oper|bühne|kino|cinema/i, horseshoe],
  [/großer|grosser|great|philharmonie|forum/i, fan],
  [/villa|haus\b|saal|hall|salon|foyer|studio|aula|bibliothek|library/i, rowsOfSeats],
];

/** The house from above or from the street, of the kind that the words of its name speak of. */
export function venueFigure(seed: string, asPlan: boolean): Figure {
  // Keys join words by hyphens.
  const words = seed.replaceAll(/[-_:]/g, " ");
  const found = (asPlan ? plans : elevations).find(([pattern]) => pattern.test(words));
  return found?.[1] ?? (asPlan ? fan : arcade);
}
