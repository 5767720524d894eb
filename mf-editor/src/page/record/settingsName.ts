/** The settings of the site are one record, of no resource and without a number. */
export const settingsName = "settings";
