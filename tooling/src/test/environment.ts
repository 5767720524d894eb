import { secretSettings } from "@festival/contracts/environment/secretFiles";

/** What the site and its commands read from the environment. */
const siteSettings = [
  "BACKEND_PORT",
  "BACKEND_URL",
  "BEHIND_SHELL",
  "CLIENT_ERRORS_ONE_IN",
  "DATABASE_PASSWORD",
  "DATABASE_POOL_SIZE",
  "DATABASE_URL",
  "DATA_DIR",
  "DRAIN_SECONDS",
  "FESTIVAL_DEMO",
  "FESTIVAL_DEV",
  "FESTIVAL_RELEASE_KEY",
  "FESTIVAL_SITE",
  "FLOOD_SECONDS",
  "HOST",
  "HSTS",
  "INIT_CWD",
  "INTERNAL_SECRET",
  "INTERNAL_SECRET_OTHER",
  "IS_BESIDE",
  "LISTMONK_LISTS",
  "LISTMONK_URL",
  "LOG_LEVEL",
  "MAIL_FROM",
  "MEDIA_URL",
  "METRICS_ADDRESS",
  "MIGRATE",
  "NEWSLETTER_WEBHOOK_SECRET",
  "NEWSLETTER_WEBHOOK_URL",
  "ORPHAN_SECONDS",
  "PAGES_AT_ONCE",
  "PAGES_BURST",
  "PAGES_PER_MINUTE",
  "PAGES_WAITING",
  "PAGE_STORE",
  "PORT",
  "PREVIEWS_AT_ONCE",
  "PUBLIC_ORIGIN",
  "RELEASES_DIR",
  "RELEASE_STEP_SECONDS",
  "RENDER_AFTER_SECONDS",
  "REPLACES",
  "SENTRY_DSN",
  "SERVICE_WORKER",
  "SHELL_BUILD",
  "SITE_URL",
  "SMTP_URL",
  "STOP_SECONDS",
  "TRIAL_TASK",
  "TRUST_PROXY",
  "WORKERS",
  "WORKER_TASK",
] as const;

/** What the libraries read: React and jest, Node's `fetch`, and whatever writes colours. */
const librarySettings = ["NODE_ENV", "NODE_USE_ENV_PROXY", "FORCE_COLOR", "CLICOLOR_FORCE"];

/** The client of PostgreSQL takes from these what an address leaves open, and some instead of it. */
const isPostgresSetting = (name: string) => /^PG[A-Z]+$/.test(name);

/**
 * Removes the settings of a site from this process, and so from those that it starts. A developer's
 * shell may name the real database, mail server or bucket: no test and no journey may reach them.
 */
export function clearSiteSettings(): void {
  const files = secretSettings.map((name) => `${name}_FILE`);
  for (const name of [...siteSettings, ...files, ...librarySettings]) delete process.env[name];
  for (const name of Object.keys(process.env)) {
    if (isPostgresSetting(name)) delete process.env[name];
  }
}

/**
 * A machine far from Berlin, in another language: neither the days and hours of the festival nor the way
 * in which words are sorted and numbers written may depend on where the site runs. Node takes the zone
 * at once, the language when a process starts.
 */
export const awayFromHome = { TZ: "America/New_York", LC_ALL: "tr_TR.UTF-8" };
