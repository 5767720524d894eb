import { apiPaths } from "@festival/contracts/apiPaths";
import type { Navigation, Section, SectionOf } from "@festival/contracts/api/content";
import type { Season } from "@festival/contracts/api/programme/season";
import type { PublicSettings } from "@festival/contracts/api/settings";
import type { AlertList, TicketHotline } from "@festival/contracts/api/site";
import type { Locale } from "@festival/contracts/locales";
import type { ServerApi } from "@festival/contracts/pageOwner";
import { consentBlock, hotlineBlock, sponsorsBlock } from "../../blocks/blockSlugs.ts";
import { paragraphsOf } from "../../blocks/paragraphs.ts";
import type { Frame } from "../../layout/frame.ts";
import { loadBlock } from "../../blocks/loadBlock.ts";

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

function footerSponsors(block: Section | null): Frame["sponsors"] {
  const found = block && sponsorList(block);
  if (!found || found.sponsors.length === 0) return null;
  return { title: found.title, sponsors: found.sponsors.slice(0, shownSponsors) };
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
    consentWords: null,
    user,
  };
}

/** The data of the frame. A part whose request fails is left out, and the page goes without it. */
export async function loadFrame(
  locale: Locale,
  user: Frame["user"],
  api: ServerApi,
): Promise<Frame> {
  const part = <T>(path: string): Promise<T | null> => api.get<T>(path).catch(() => null);
  const [navigation, season, alerts, hotline, settings, sponsors, words, onHotline] =
    await Promise.all([
      part<Navigation>(apiPaths.navigation(locale)),
      part<Season>(apiPaths.season(locale)),
      part<AlertList>(apiPaths.alertMessages(locale)),
      part<TicketHotline>(apiPaths.ticketHotline(locale)),
      part<PublicSettings>(apiPaths.settings(locale)),
      loadBlock(api, locale, sponsorsBlock),
      loadBlock(api, locale, consentBlock),
      loadBlock(api, locale, hotlineBlock),
    ]);
  return {
    navigation: navigation ?? emptyNavigation,
    season,
    alert: alerts?.[0] ?? null,
    hotline: hotline?.is_active ? hotline : null,
    hotlineWords: paragraphsOf(onHotline),
    settings,
    sponsors: footerSponsors(sponsors),
    consentWords: paragraphsOf(words),
    user,
  };
}
