import type { StaffUser } from "@festival/contracts/api/staff";
import type { SignedInUser } from "../sessions/sessions.repository.ts";

/** What the browser may know of whoever is signed in. The menus are the admin area's, screen by screen. */
export function toStaffUser({ email, username }: SignedInUser): StaffUser {
  return { email, username, admin_menus: [] };
}
