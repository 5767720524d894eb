/** Staff pages outside the languages; rendered by the shell, never stored. */
export const staffPaths = {
  admin: "/admin",
  login: "/admin/login",
  /** Second step of signing in. */
  code: "/admin/login/code",
  logout: "/admin/logout",
  /** Asks for a mail to choose a new password. */
  forgot: "/admin/forgot",
  /** Where the links of such mails and of invitations lead, with `?token=`. */
  password: "/admin/password",
  /** One's own second factor, to set up and to remove. */
  secondFactor: "/admin/second-factor",
} as const;

/**
 * Resources that have a page in the admin area. Menus name no others, as their links would lead nowhere: a
 * page that is made puts its resource here.
 */
export const adminPages: ReadonlySet<string> = new Set();

/**
 * Where staff edit a resource in the admin area, or one of its records.
 * @example adminHref("events", 12) => "/admin/events/12"
 */
export function adminHref(resource: string, id?: number): string {
  const address = `${staffPaths.admin}/${resource}`;
  return id === undefined ? address : `${address}/${id}`;
}
