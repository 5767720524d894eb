/**
 * Plain texts in each language that only an event's own page shows, with their greatest length in letters; they
 * may be empty. Staff's fields, the API's answer and the page's data follow from it.
 */
export const eventTextLengths = { concessions: 1000, age_recommendation: 200, education: 2000 };

export type EventText = keyof typeof eventTextLengths;
export const eventTexts = Object.keys(eventTextLengths) as EventText[];
