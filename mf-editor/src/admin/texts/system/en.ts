import system from "../../system/locales/en.json" with { type: "json" };

/** What settings, persons, entries and accounts say. */
export const words = system;
