import fields from "../../fields/locales/en.json" with { type: "json" };

/** What few fields and the preview of a form say. */
export const words = fields;
