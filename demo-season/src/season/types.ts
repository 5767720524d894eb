import type { DemoSoundKey } from "../sounds/sounds.ts";
import type { AnswerWeights, QuestionKind } from "@festival/contracts/api/quiz";
import type { Settings } from "@festival/contracts/api/settings";
import type { FieldRole, FieldSettings, FormPurpose } from "@festival/contracts/api/forms";
import type { fieldType } from "@festival/contracts/formFields";
import type { Localized } from "@festival/contracts/locales";
import type { ArtworkSpec } from "../artwork/spec.ts";
import type { DemoSection } from "./sectionTypes.ts";
import type {
  DemoArtist,
  DemoBanner,
  DemoBooklet,
  DemoEnsemble,
  DemoEvent,
  DemoGenre,
  DemoSponsor,
  DemoVenue,
  LinkTarget,
  RichNotation,
  WallClock,
} from "./programmeTypes.ts";

export type * from "./programmeTypes.ts";
export type * from "./sectionTypes.ts";

export interface DemoCategory {
  key: string;
  title: Localized;
}

export interface DemoTag {
  key: string;
  name: Localized;
  slug: Localized;
}

export interface DemoArticle {
  key: string;
  slug: Localized;
  pretitle: Localized;
  title: Localized;
  teaser: Localized;
  author: string;
  publishedAt: WallClock;
  category: string;
  tags: string[];
  /** Events that the article speaks of. */
  events: string[];
  artwork: ArtworkSpec;
  sections: DemoSection[];
}

export interface DemoPage {
  key: string;
  /** Path behind the language, without slashes around; the home page's is empty. */
  urls: Localized;
  title: Localized;
  headline: Localized;
  metaTitle: Localized;
  metaDescription: Localized;
  inMenu: boolean;
  inFooter: boolean;
  /** For services that show links, and the head of a page that lists events. */
  artwork?: ArtworkSpec | undefined;
  sections: DemoSection[];
}

/** `target` null renders text, above children. */
export interface DemoNavigationEntry {
  title: Localized;
  target: LinkTarget | null;
  children: DemoNavigationEntry[];
}

export interface DemoNavigation {
  menu: DemoNavigationEntry[];
  submenu: DemoNavigationEntry[];
  footer: DemoNavigationEntry[];
}

export interface DemoHome {
  hero: {
    headline: Localized;
    text: Localized;
    link: LinkTarget;
    linkText: Localized;
    artwork: ArtworkSpec;
  };
  bigTeaser: {
    preline: Localized;
    headline: Localized;
    text: Localized;
    link: LinkTarget;
    linkText: Localized;
    buttonStyle: "primary" | "secondary";
    artwork: ArtworkSpec;
  };
  teaserList: {
    headline: Localized;
    items: {
      preline: Localized;
      headline: Localized;
      text: Localized;
      link: LinkTarget;
      linkText: Localized;
      /** Key of the article whose picture is shown. */
      pictureOf: string;
    }[];
  };
  instagramFeed: {
    headline: Localized;
    link: LinkTarget;
    items: { description: Localized; link: LinkTarget; pictureOf: string }[];
  };
  highlightEvents: string[];
  articleTeasers: string[];
}

/** What staff composed for an event's page. */
export interface DemoEventSections {
  /** Key of the event. */
  event: string;
  sections: DemoSection[];
}

/** A reusable block: a container of its own that templates name by its slug. */
export interface DemoBlock {
  slug: string;
  sections: DemoSection[];
}

/** An address of earlier seasons, with its language, and where its readers are led. */
export interface DemoRedirect {
  oldPath: string;
  language: "de" | "en";
  target: LinkTarget;
}

export interface DemoQuizAnswer {
  text: Localized;
  /** What the answer speaks for; genres, composers, moods and venues by key. */
  weights: AnswerWeights;
  /** Key of the event whose picture stands beside it. */
  pictureOf?: string;
  /** The sound that plays with it. */
  sound?: DemoSoundKey;
}

export interface DemoQuiz {
  title: Localized;
  intro: Localized;
  questions: {
    kind: QuestionKind;
    text: Localized;
    help: Localized;
    answers: DemoQuizAnswer[];
  }[];
}

/** How events feel, by their keys. */
export interface DemoMood {
  key: string;
  title: Localized;
  events: string[];
}

export interface DemoFormField {
  slug: string;
  label: Localized;
  fieldType: (typeof fieldType)[keyof typeof fieldType];
  required: boolean;
  visible: boolean;
  choices: { value: string; label: Localized }[];
  default: string;
  placeholder: Localized;
  help: Localized;
  role: FieldRole;
  settings: FieldSettings;
}

export interface DemoForm {
  key: string;
  slug: string;
  title: Localized;
  intro: Localized;
  submitLabel: Localized;
  successTitle: Localized;
  successText: Localized;
  purpose: FormPurpose;
  recipients: string[];
  retentionDays: number;
  fields: DemoFormField[];
}

/** Sections that staff insert as copies. */
export interface DemoPattern {
  name: Localized;
  sections: DemoSection[];
}

export interface DemoAlert {
  title: Localized;
  text: Localized;
  linkTitle: Localized;
  link: LinkTarget;
  startsAt: WallClock | null;
  endsAt: WallClock | null;
}

export interface DemoAuthor {
  /** As the articles name them. */
  name: string;
  biography: Localized<RichNotation>;
}

export interface DemoTeamMember {
  key: string;
  firstName: string;
  lastName: string;
  slug: Localized;
  role: Localized;
  department: Localized;
  email: string;
  /** Empty for none. */
  phone: string;
  biography: Localized<RichNotation>;
  artwork: ArtworkSpec;
}

export interface DemoPressCategory {
  title: Localized;
  directories: {
    title: Localized;
    description: Localized;
    /** Pictures that the season has elsewhere. */
    images: { of: { event: string } | { venue: string } | { artist: string }; title: Localized }[];
  }[];
}

/** Everything that the demo season consists of. Entities name one another by key. */
export interface DemoSeason {
  season: {
    title: Localized;
    motto: Localized;
    description: Localized;
    startsOn: string;
    endsOn: string;
    ticketsFrom: WallClock | null;
  };
  genres: DemoGenre[];
  venues: DemoVenue[];
  artists: DemoArtist[];
  ensembles: DemoEnsemble[];
  events: DemoEvent[];
  eventSections: DemoEventSections[];
  categories: DemoCategory[];
  tags: DemoTag[];
  articles: DemoArticle[];
  pages: DemoPage[];
  blocks: DemoBlock[];
  patterns: DemoPattern[];
  redirects: DemoRedirect[];
  navigation: DemoNavigation;
  home: DemoHome;
  quiz: DemoQuiz;
  forms: DemoForm[];
  sponsors: DemoSponsor[];
  alerts: DemoAlert[];
  authors: DemoAuthor[];
  moods: DemoMood[];
  press: DemoPressCategory[];
  settings: Partial<Settings>;
  team: DemoTeamMember[];
  banners: DemoBanner[];
  booklets: DemoBooklet[];
}
