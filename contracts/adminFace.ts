import type { Locale } from "./locales.ts";

/** Who works in the admin area. */
export interface AdminUser {
  username: string;
  email: string;
  role: "editor" | "admin";
}

/**
 * The face of the admin area, exposed by the editor as `./admin`. The shell loads it into the document of `/admin`,
 * which only signed-in staff get.
 */
export interface AdminFace {
  /** Puts the admin area into this element, in place of what stands there. */
  start(place: HTMLElement, given: { locale: Locale; user: AdminUser }): void;
}
