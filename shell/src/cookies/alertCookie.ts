/** Begins the name of the cookie of an alert that somebody dismissed; the alert's id closes it. */
export const alertCookiePrefix = "festival_alert_";
/** As long as any message is likely to stand. */
export const alertCookieDays = 90;
