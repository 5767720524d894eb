import type { SectionModel } from "../api/sections.ts";
import { blockref, container, section } from "./columns.ts";
import { socialmedia, starmate, viewer } from "./embeds.ts";
import { faq } from "./faq.ts";
import { film } from "./films.ts";
import { headline } from "./headline.ts";
import { image, imagelist } from "./images.ts";
import { link } from "./link.ts";
import { quote } from "./quote.ts";
import { eventitem, eventlist, sponsorlist, teamteaser } from "./records.ts";
import type { SectionDescription } from "./section.ts";
import { audio, podcast, soundcloud } from "./sounds.ts";
import { fullteaser, teaserlist } from "./teasers.ts";
import { text } from "./text.ts";
import { video, videolist } from "./videos.ts";

/** What staff write of each type of section, by its model. */
export const sectionDescriptions = {
  headline,
  text,
  link,
  image,
  video,
  film,
  quote,
  faq,
  fullteaser,
  teaserlist,
  imagelist,
  videolist,
  audio,
  viewer,
  socialmedia,
  starmate,
  soundcloud,
  podcast,
  teamteaser,
  eventitem,
  eventlist,
  sponsorlist,
  container,
  section,
  blockref,
} as const satisfies Record<SectionModel, SectionDescription>;

export const sectionModels = Object.keys(sectionDescriptions) as SectionModel[];
