import type { DemoSeason } from "./types.ts";
import { alerts } from "./site/alerts.ts";
import { banners } from "./site/banners.ts";
import { booklets } from "./booklets/all.ts";
import { categories, tags } from "./articles/article.ts";
import { articles } from "./articles/all.ts";
import { stringPlayers } from "./artists/strings.ts";
import { conductorsAndOthers, keyboardPlayers, windAndPercussion } from "./artists/others.ts";
import { singers, winterSingers } from "./artists/singers.ts";
import { authors } from "./authors.ts";
import { blocks, redirects } from "./site/blocks.ts";
import { eventSections } from "./eventSections.ts";
import { ensembles } from "./ensembles.ts";
import { events } from "./events/all.ts";
import { forms } from "./site/forms.ts";
import { genres } from "./genres.ts";
import { home } from "./site/home.ts";
import { both } from "./localized.ts";
import { moods } from "./moods.ts";
import { navigation } from "./site/navigation.ts";
import { focusPages } from "./pages/focus.ts";
import { legalPages } from "./pages/legal.ts";
import { specimenPage } from "./pages/specimen.ts";
import { visitPages } from "./pages/visit.ts";
import { patterns } from "./site/patterns.ts";
import { press } from "./site/press.ts";
import { quiz } from "./quiz.ts";
import { settings } from "./site/settings.ts";
import { sponsors } from "./site/sponsors.ts";
import { team } from "./site/team.ts";
import { venues } from "./venues.ts";

/** The whole demo season of the fictional festival, ready to be loaded; see `types.ts`. */
export const demoSeason: DemoSeason = {
  season: {
    title: both("Musikfest am Strom 2025", "Musikfest am Strom 2025"),
    motto: both("Alles klingt", "Everything sings"),
    description: both(
      "Einunddreißig Tage Musik an zweiundzwanzig Spielorten beiderseits des Stroms.",
      "Thirty-one days of music in twenty-two venues on both banks of the river.",
    ),
    startsOn: "2025-08-28",
    endsOn: "2025-09-27",
    ticketsFrom: "2025-03-03T10:00",
  },
  genres,
  venues,
  artists: [
    ...conductorsAndOthers,
    ...stringPlayers,
    ...keyboardPlayers,
    ...windAndPercussion,
    ...singers,
    ...winterSingers,
  ],
  ensembles,
  events,
  eventSections,
  categories,
  tags,
  articles,
  pages: [...visitPages, ...focusPages, ...legalPages, specimenPage],
  blocks,
  patterns,
  redirects,
  navigation,
  home,
  quiz,
  forms,
  sponsors,
  alerts,
  authors,
  moods,
  press,
  settings,
  team,
  banners,
  booklets,
};
