import imports from "../../imports/locales/en.json" with { type: "json" };

/** What reading a season in says. */
export const words = imports;
