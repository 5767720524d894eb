import type { StaffRole, StaffUser } from "@festival/contracts/api/staff";
import type { Locale } from "@festival/contracts/locales";
import { adminMenus } from "./adminMenus.ts";

interface Person {
  email: string;
  username: string;
  role: StaffRole;
}

/** What the browser may know of the signed-in user. */
export function toStaffUser({ email, username, role }: Person, locale: Locale): StaffUser {
  return { email, username, admin_menus: adminMenus(role, locale) };
}
