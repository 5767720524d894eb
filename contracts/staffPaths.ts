/**
 * Addresses of staff outside the languages, for links that know of none: those of sign-in lead to the screens of
 * their names, in the language of `?lang=`, of `?next=` or of the browser.
 */
export const staffPaths = {
  admin: "/admin",
  login: "/admin/login",
  logout: "/admin/logout",
  /** Asks for a mail to choose a new password. */
  forgot: "/admin/forgot",
  /** Where the links of such mails and of invitations lead, with `?token=`. */
  password: "/admin/password",
  /** One's own second factor, to set up and to remove. */
  secondFactor: "/admin/second-factor",
  /** Where links to look at another release of a remote lead, with `?token=`; posted to, it begins. */
  preview: "/admin/preview",
  /** Posted to, it ends in the browser that posts. */
  endPreview: "/admin/preview/end",
} as const;

/** Pages of the admin area besides those of the resources that staff keep. */
export const systemPages = [
  "imports",
  "forms-entries",
  "newsletter-subscribers",
  "newsletter-deliveries",
  "consent-records",
  "missed-addresses",
  "users",
  "settings",
  "audit-log",
  "mails",
  "jobs",
  "releases",
  "client-errors",
  "account",
  "help",
] as const;
export type SystemPage = (typeof systemPages)[number];

/** A page's address that opens it for editing. */
export const editHref = (path: string): string => `${path}?edit`;

const languages = "languages";
/** A page's address that opens it for editing, with both languages side by side. */
export const languagesHref = (path: string): string => `${path}?edit=${languages}`;
/** Whether a page was opened by such an address. */
export const asksForLanguages = ({ edit }: Readonly<Record<string, string>>): boolean =>
  edit === languages;

/**
 * Where staff edit a resource in the admin area, or one of its records.
 * @example adminHref("events", 12) => "/admin/events/12"
 */
export function adminHref(resource: string, id?: number): string {
  const address = `${staffPaths.admin}/${resource}`;
  return id === undefined ? address : `${address}/${id}`;
}
