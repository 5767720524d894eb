import imports from "../../imports/locales/de.json" with { type: "json" };

/** What reading a season in says. */
export const words = imports;
