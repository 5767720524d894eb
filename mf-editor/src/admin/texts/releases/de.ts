import releases from "../../releases/locales/de.json" with { type: "json" };

/** What releases and errors in browsers say. */
export const words = releases;
