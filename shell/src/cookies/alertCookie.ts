/** Prefix of the name of a dismissed alert's cookie; the alert's id follows. */
export const alertCookiePrefix = "festival_alert_";
/** As long as any message is likely to stand. */
export const alertCookieDays = 90;
