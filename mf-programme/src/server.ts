import { apiPaths } from "@festival/contracts/apiPaths";
import type { EventListPage } from "@festival/contracts/api/events";
import type { FragmentContext } from "@festival/contracts/pageOwner";
import { href } from "@festival/contracts/routes";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { App } from "./App.tsx";
import { highlightEventsServerFragment } from "./fragments/highlightEvents/serverFragment.ts";
import { loadEventPage } from "./pages/event/loadEventPage.ts";
import { loadProgrammePage } from "./pages/programme/loadProgrammePage.ts";
import { texts } from "./texts.ts";

/** The programme, and its first event where there is one. */
async function probes({ api, locale }: FragmentContext): Promise<string[]> {
  const { results } = await api.get<EventListPage>(apiPaths.events(locale));
  return [
    href("programme", locale),
    ...results.slice(0, 1).map(({ id, slug }) => href("event", locale, { id, slug: slug[locale] })),
  ];
}

/** Server face of mf-programme. */
export const owner = createServerOwner({
  App,
  texts,
  screens: { programme: { load: loadProgrammePage }, event: { load: loadEventPage } },
  fragments: { highlightEvents: highlightEventsServerFragment },
  probes,
});
