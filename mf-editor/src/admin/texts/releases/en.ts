import releases from "../../releases/locales/en.json" with { type: "json" };

/** What releases and errors in browsers say. */
export const words = releases;
