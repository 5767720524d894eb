import type { Page } from "@festival/contracts/pageOwner";
import type { RouteName } from "@festival/contracts/routes";

/** Where visitors answer, write or read in the dark: what follows must not outweigh it. */
const shortPlaces: readonly RouteName[] = [
  "quizStart",
  "quizQuestion",
  "quizResult",
  "eventBooklet",
  "forms",
  "form",
];

/** Whether the footer of a page is its last lines alone. */
export const hasShortFooter = ({ route }: Page): boolean => shortPlaces.includes(route.name);
