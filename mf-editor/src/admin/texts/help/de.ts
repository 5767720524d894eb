import help from "../../help/locales/de.json" with { type: "json" };

/** What the help says. */
export const words = help;
