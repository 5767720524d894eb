import title from "../components/PageTitle/PageTitle.module.css?locals";
import profile from "../components/Profile/Profile.module.css?locals";

const head = `.${profile.head}`;
const words = `${head} > .${profile.words}`;

/** Of what `Profile` shows, the selectors; what may be missing stands, where it does, in `words`. */
export const profilePlaces = {
  name: "h1",
  /** The line above the name. */
  preline: `h1 > .${title.preline}`,
  picture: `${head} > .${profile.figure}`,
  /** All that stands beside the picture. */
  words,
  /** The line below the name. */
  below: `${words} > .${profile.title} + p`,
  story: `.${profile.text} > .${profile.story}`,
} as const;
