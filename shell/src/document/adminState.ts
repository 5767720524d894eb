import type { AdminUser } from "@festival/contracts/adminFace";
import type { Locale } from "@festival/contracts/locales";
import type { RouteTable } from "@festival/contracts/routes/table";
import type { Composition } from "./documentState.ts";

/** What the server hands to the scripts of the document of `/admin`, in the place of a page's state. */
export interface AdminState {
  admin: { locale: Locale; user: AdminUser };
  composition: Composition;
  /** As in the state of a page. */
  routes?: RouteTable;
}

/** Elements of that document. */
export const adminPlaceId = "admin";
export const adminFailedId = "admin-failed";
