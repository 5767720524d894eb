import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { choiceList, eventChoices, eventList, eventTeaser, season } from "./factories.ts";
import { loadProgrammePage } from "../pages/ProgrammePage/loadProgrammePage.ts";

// What the tests of the programme's loading have in common: the calls that it makes, and what they answer.

export const choices = eventChoices({
  count: 2,
  tickets_available: 5,
  fellowship_artist: 1,
  genres: [{ id: 2, count: 4 }],
  cast_members: choiceList([1, "Nora Feld", 3]),
  venues: choiceList([3, "Alte Schmiede", 2], [6, "Dom", 1]),
  ensembles: choiceList([5, "Quartett Halbmond", 0]),
  composers: choiceList([4, "Kaija Saariaho", 6]),
  access: [{ feature: "wheelchair", count: 2 }],
});

const lists = {
  "/de/api/marketing-banners/": [],
  "/de/api/genres/": [
    { id: 1, title: "Orchester" },
    { id: 2, title: "Kammermusik" },
  ],
  "/de/api/event-options/": [
    { id: 1, slug: "tickets_available", title: "Noch Karten" },
    { id: 2, slug: "resident_artist", title: "Artist in Residence" },
  ],
  "/de/api/season/": season(),
  "/de/api/events/count/": { count: 13 },
};

export const choicesCall = (query: string) => `/de/api/events/choices/${query && `?${query}`}`;
export const calls = (query: string, events = eventList([eventTeaser()]), offered = choices) => ({
  ...lists,
  [`/de/api/events/?page=1${query && `&${query}`}`]: events,
  [choicesCall(query)]: offered,
});

export const load = (address: string, answers: Record<string, unknown>) =>
  loadedPage(loadProgrammePage(testRequest(address, answers)));
