import type { Page } from "@festival/contracts/pageOwner";
import type { Frame } from "../../frame.ts";
import type { AppBar } from "./AppBar.tsx";
import type { StaffBar } from "./StaffBar.tsx";

/** Parts of the header that most documents do without: each brings the code and styles of its own alone. */
export interface HeaderParts {
  /** For staff. */
  StaffBar?: typeof StaffBar;
  /** In the mobile app. */
  AppBar?: typeof AppBar;
}

/** Loads what the header of a document needs; it needs the same on all of the document's pages. */
export async function loadHeaderParts(
  { user }: Pick<Frame, "user">,
  { layout }: Pick<Page, "layout">,
): Promise<HeaderParts> {
  const [staffBar, appBar] = await Promise.all([
    user && import(/* webpackChunkName: "staffBar" */ "./StaffBar.tsx"),
    layout === "mobileApp" && import(/* webpackChunkName: "appBar" */ "./AppBar.tsx"),
  ]);
  return { ...staffBar, ...appBar };
}
