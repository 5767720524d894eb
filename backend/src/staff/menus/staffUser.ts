import type { StaffRole, StaffUser } from "@festival/contracts/api/staff";
import type { Locale } from "@festival/contracts/locales";
import { adminMenus } from "./adminMenus.ts";

interface Person {
  email: string;
  username: string;
  role: StaffRole;
}

/** What the browser may know of whoever is signed in. */
export function toStaffUser({ email, username, role }: Person, locale: Locale): StaffUser {
  return { email, username, admin_menus: adminMenus(role, locale) };
}
