import type { AdminUser } from "@festival/contracts/adminFace";
import type { Locale } from "@festival/contracts/locales";
import type { Composition } from "./documentState.ts";

/** What the server hands to the scripts of the document of `/admin`, in the place of a page's state. */
export interface AdminState {
  admin: { locale: Locale; user: AdminUser };
  composition: Composition;
}

/** Elements of that document. */
export const adminPlaceId = "admin";
export const adminFailedId = "admin-failed";
