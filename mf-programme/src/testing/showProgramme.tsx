import { jest } from "@jest/globals";
import type { Bus } from "@festival/contracts/bus";
import type { Page } from "@festival/contracts/pageOwner";
import { renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { loadProgrammePage } from "../pages/ProgrammePage/loadProgrammePage.ts";
import type { ProgrammeData } from "../pages/ProgrammePage/programmeData.ts";
import { ProgrammePage } from "../pages/ProgrammePage/ProgrammePage.tsx";
import { texts } from "../texts.ts";
import { choiceList, eventChoices, eventList, eventTeaser, season } from "./factories.ts";

const artists = Array.from({ length: 14 }, (_, index): [number, string, number] => [
  index + 1,
  index === 5 ? "Antonín Dvořák" : `Solistin Nummer ${index + 1}`,
  1,
]);
export const choices = eventChoices({
  tickets_available: 1,
  cast_members: choiceList(...artists),
  venues: choiceList([3, "Alte Schmiede", 2]),
  composers: choiceList([4, "Kaija Saariaho", 1]),
});

const answers = {
  "/de/api/genres/": [{ id: 2, title: "Kammermusik" }],
  "/de/api/event-options/": [{ id: 1, slug: "tickets_available", title: "Noch Karten" }],
  "/de/api/season/": season(),
  "/de/api/events/count/": { count: 40 },
  "/de/api/events/years/": {
    years: Array.from({ length: 17 }, (_, index) => ({ year: 2004 + index, count: 1 })),
  },
  "/de/api/marketing-banners/": [
    {
      id: 1,
      title: "Fünf Abende, ein Preis",
      text: "Das Abonnement.",
      link: "/de/abo",
      link_text: "Zum Abonnement",
      calendar_position: 1,
      image_obj: null,
    },
  ],
};

/** The programme's page at an address, with these events whatever it asks for. */
export async function programme(
  address: string,
  events = eventList([eventTeaser()], { count: 40 }),
  offered = choices,
  now?: string,
): Promise<Page<ProgrammeData>> {
  const known: Readonly<Record<string, unknown>> = answers;
  const request = testRequest(address, (call) => {
    if (call.startsWith("GET /de/api/events/?page=")) return events;
    if (call.startsWith("GET /de/api/events/choices/")) return offered;
    if (call.startsWith("GET /de/api/events/calendar/"))
      return { days: [{ date: "2025-08-30", count: 2 }] };
    return known[call.replace("GET ", "")];
  });
  const { data } = await loadedPage(loadProgrammePage({ ...request, now: now ?? request.now }));
  return testPage({ url: address, data, locale: request.locale, route: request.route });
}

/** Shows it, and tells where it leads. */
export async function showProgramme(
  address: string,
  events?: ReturnType<typeof eventList>,
  { now, bus = null }: { now?: string; bus?: Bus | null } = {},
) {
  const navigate = jest.fn();
  const page = await programme(address, events, choices, now);
  const rendered = renderScreen(ProgrammePage, texts, page, { navigate, bus });
  return { ...rendered, navigate };
}
