import { alerts } from "./content/alerts.ts";
import { navigation } from "./content/navigation.ts";
import { pages } from "./content/pages.ts";
import { redirects } from "./content/redirects.ts";
import { forms } from "./forms/forms.ts";
import { articles } from "./magazine/articles.ts";
import { articleCategories, authors, tags } from "./magazine/magazine.ts";
import { files } from "./media/files.ts";
import { images } from "./media/images.ts";
import { downloadCategories, downloadDirectories, pressImages } from "./media/press.ts";
import { sponsors } from "./people/sponsors.ts";
import { teamMembers } from "./people/teamMembers.ts";
import { booklets } from "./programme/booklets.ts";
import { events } from "./programme/events.ts";
import { genres } from "./programme/genres.ts";
import { artists, ensembles } from "./programme/people.ts";
import { marketingBanners, seasons } from "./programme/season.ts";
import { venues } from "./programme/venues.ts";
import { composers, works } from "./programme/works.ts";
import { moods } from "./quiz/moods.ts";
import { quizzes } from "./quiz/quizzes.ts";
import type { ResourceDescription } from "./resource.ts";

/** What staff keep, in the order of their menu within each of its groups. */
export const resourceDescriptions: readonly ResourceDescription[] = [
  events,
  booklets,
  artists,
  ensembles,
  venues,
  composers,
  works,
  genres,
  seasons,
  pages,
  navigation,
  redirects,
  alerts,
  marketingBanners,
  articles,
  articleCategories,
  tags,
  authors,
  images,
  files,
  pressImages,
  downloadCategories,
  downloadDirectories,
  quizzes,
  moods,
  forms,
  teamMembers,
  sponsors,
];
