import help from "../../help/locales/en.json" with { type: "json" };

/** What the help says. */
export const words = help;
