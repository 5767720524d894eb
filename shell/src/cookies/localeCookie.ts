/** The language that the visitor chose last; written only when they switch, read only for `/`. */
export const localeCookie = "festival_locale";
export const localeCookieDays = 365;
