import type { Navigation } from "@festival/contracts/api/content";
import type { Season } from "@festival/contracts/api/events";
import type { StaffUser } from "@festival/contracts/api/staff";
import type { Page } from "@festival/contracts/pageOwner";

/** What stands around a page: header and footer. Plain JSON. */
export interface Frame {
  navigation: Navigation;
  /** Null where the backend names none. */
  season: Season | null;
  /** Null for visitors. */
  user: StaffUser | null;
}

/** The shell's own container renders these besides its pages; each is a root of its own. */
export interface LayoutRenderer {
  renderHeader(frame: Frame, page: Page): string;
  renderFooter(frame: Frame, page: Page): string;
}
