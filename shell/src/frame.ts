import type { Image } from "@festival/contracts/api/common";
import type { Navigation } from "@festival/contracts/api/content";
import type { Season } from "@festival/contracts/api/programme/season";
import type { PublicSettings } from "@festival/contracts/api/settings";
import type { Alert, TicketHotline } from "@festival/contracts/api/site";
import type { StaffUser } from "@festival/contracts/api/staff";
import type { Page } from "@festival/contracts/pageOwner";
import type { Paragraph } from "./blocks/paragraphs.ts";

/** A sponsor as the footer shows it. */
export interface FrameSponsor {
  id: number;
  name: string;
  /** Empty where it leads nowhere. */
  url: string;
  /** Null where the name stands in its place. */
  logo: Pick<Image, "path" | "width" | "height"> | null;
}

/** The newsletter as one field: an address, and what people agree to by the button. */
export interface FrameNewsletter {
  /** Slugs of the form's two fields. */
  email: string;
  consent: string;
  /** Of the address. */
  label: string;
  /** What is agreed to, in the form's words, and which version of them. */
  text: string;
  version: string;
}

/** The settings that every document carries; what only some screens need stays out of it. */
export type FrameSettings = Omit<
  PublicSettings,
  "ticket_shop" | "shows_outdated_pages" | "map_river"
>;

/** What header and footer say of the season. */
export type FrameSeason = Pick<Season, "motto" | "starts_on" | "ends_on">;

/** Where the footer has the switch of contrast, to which a link at the document's beginning leads. */
export const contrastId = "contrast";

/** What stands around a page: header and footer. Plain JSON. */
export interface Frame {
  navigation: Navigation;
  /** Null where the backend names none. */
  season: FrameSeason | null;
  /** The message for everyone; null for none. */
  alert: Alert | null;
  /** Null while the telephone is not answered. */
  hotline: TicketHotline | null;
  /** What is said beside it, from the block `hotline-text`; null where staff keep none. */
  hotlineWords: readonly Paragraph[] | null;
  /** Null where the request failed. */
  settings: FrameSettings | null;
  /** As staff set them into the block `footer-sponsors`; null for none. */
  sponsors: { title: string; sponsors: FrameSponsor[] } | null;
  /** Null where the newsletter is ordered on its own page alone. */
  newsletter: FrameNewsletter | null;
  /** What is said when visitors are asked what may be loaded; null for our own words. */
  consentWords: readonly Paragraph[] | null;
  /** Whether provider or legal pages are unfinished; only there where they are. */
  isUnfinished?: true;
  /** Whose site it is, in a line that paper has; of the server alone, and only there where it is known. */
  provider?: string;
  /** Null for visitors. */
  user: StaffUser | null;
}

/** The shell's own container renders these besides its pages; each is a root of its own. */
export interface LayoutRenderer {
  renderHeader(frame: Frame, page: Page): string;
  renderFooter(frame: Frame, page: Page): string;
}
