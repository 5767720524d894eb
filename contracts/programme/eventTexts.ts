/**
 * Plain texts in each language that only an event's own page shows; they may be empty. The API's answer follows
 * from it.
 */
export const eventTexts = ["concessions", "age_recommendation", "education"] as const;
