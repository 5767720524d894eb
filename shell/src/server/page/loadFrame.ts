import type { Navigation, Section, SectionOf } from "@festival/contracts/api/content";
import type { PublicSettings } from "@festival/contracts/api/settings";
import { getForm } from "@festival/contracts/calls/forms";
import { getSeason } from "@festival/contracts/calls/programme";
import {
  getBlock,
  getNavigation,
  getSettings,
  getSiteState,
  getTicketHotline,
  listAlerts,
} from "@festival/contracts/calls/site";
import { consentBlock } from "@festival/contracts/consent/consentBlock";
import { newsletterSlug } from "@festival/contracts/formFields";
import type { ServerApi } from "@festival/contracts/pageOwner";
import { hotlineBlock, sponsorsBlock } from "../../blocks/blockSlugs.ts";
import { paragraphsOf } from "../../blocks/paragraphs.ts";
import type { Frame, FrameSeason, FrameSettings, FrameSponsor } from "../../frame.ts";
import { newsletterField } from "./newsletterField.ts";

const emptyNavigation: Navigation = { menu: [], submenu: [], footer: [] };

const shownSponsors = 5;

/** The first list of sponsors in a block, however deep. */
function sponsorList(section: Section): SectionOf<"sponsorlist"> | undefined {
  if (section.model === "sponsorlist") return section;
  if (section.model !== "container" && section.model !== "section") return undefined;
  for (const inner of section.columns.flatMap(({ sections }) => sections)) {
    const found = sponsorList(inner);
    if (found) return found;
  }
  return undefined;
}

type Sponsor = SectionOf<"sponsorlist">["sponsors"][number];

/** It stands in every document, so it holds nothing that the footer does not show. */
function frameSponsor({ id, name, url, image_obj: image }: Sponsor): FrameSponsor {
  const logo = image && { path: image.path, width: image.width, height: image.height };
  return { id, name, url, logo };
}

function footerSponsors(block: Section | null): Frame["sponsors"] {
  const found = block && sponsorList(block);
  if (!found || found.sponsors.length === 0) return null;
  return { title: found.title, sponsors: found.sponsors.slice(0, shownSponsors).map(frameSponsor) };
}

function frameSettings(settings: PublicSettings): FrameSettings {
  const {
    ticket_shop: _shop,
    shows_outdated_pages: _outdated,
    map_river: _river,
    ...inFrame
  } = settings;
  return inFrame;
}

/** What stands around a page where nothing of it can be loaded. */
export function emptyFrame(user: Frame["user"]): Frame {
  return {
    navigation: emptyNavigation,
    season: null,
    alert: null,
    hotline: null,
    hotlineWords: null,
    settings: null,
    sponsors: null,
    newsletter: null,
    consentWords: null,
    user,
  };
}

/** What every document carries of the season; its description and picture stand on screens of their own. */
const frameSeason = ({ motto, starts_on, ends_on }: FrameSeason): FrameSeason => ({
  motto,
  starts_on,
  ends_on,
});

/** The data of the frame. A part whose request fails is left out, and the page goes without it. */
export async function loadFrame(user: Frame["user"], api: ServerApi): Promise<Frame> {
  const [
    navigation,
    season,
    alerts,
    hotline,
    settings,
    sponsors,
    words,
    onHotline,
    newsletter,
    state,
  ] = await Promise.all([
    api.optional(getNavigation),
    api.optional(getSeason),
    api.optional(listAlerts),
    api.optional(getTicketHotline),
    api.optional(getSettings),
    api.optional(getBlock, { slug: sponsorsBlock }),
    api.optional(getBlock, { slug: consentBlock }),
    api.optional(getBlock, { slug: hotlineBlock }),
    api.optional(getForm, { slug: newsletterSlug }),
    api.optional(getSiteState),
  ]);
  return {
    navigation: navigation ?? emptyNavigation,
    season: season && frameSeason(season),
    alert: alerts?.[0] ?? null,
    hotline: hotline?.is_active ? hotline : null,
    hotlineWords: paragraphsOf(onHotline),
    settings: settings && frameSettings(settings),
    sponsors: footerSponsors(sponsors),
    newsletter: newsletterField(newsletter),
    consentWords: paragraphsOf(words),
    ...(state?.is_unfinished && { isUnfinished: true as const }),
    ...(state?.provider && { provider: state.provider }),
    user,
  };
}
