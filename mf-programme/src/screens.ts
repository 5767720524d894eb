import type { Screens } from "@festival/shared-ui/owner";

/** The component of each screen; in the browser each is fetched with its first page. */
export const screens: Screens = {
  programme: async () =>
    (
      await import(
        /* webpackChunkName: "screen-programme" */ "./pages/ProgrammePage/ProgrammePage.tsx"
      )
    ).ProgrammePage,
  event: async () =>
    (await import(/* webpackChunkName: "screen-event" */ "./pages/EventPage/EventPage.tsx"))
      .EventPage,
  eventBooklet: async () =>
    (
      await import(
        /* webpackChunkName: "screen-eventBooklet" */ "./pages/BookletPage/BookletPage.tsx"
      )
    ).BookletPage,
  programmeChanges: async () =>
    (
      await import(
        /* webpackChunkName: "screen-programmeChanges" */ "./pages/ChangesPage/ChangesPage.tsx"
      )
    ).ChangesPage,
  plan: async () =>
    (await import(/* webpackChunkName: "screen-plan" */ "./pages/PlanPage/PlanPage.tsx")).PlanPage,
  venues: async () =>
    (await import(/* webpackChunkName: "screen-venues" */ "./pages/VenuesPage/VenuesPage.tsx"))
      .VenuesPage,
  venue: async () =>
    (await import(/* webpackChunkName: "screen-venue" */ "./pages/VenuePage/VenuePage.tsx"))
      .VenuePage,
  artist: async () =>
    (await import(/* webpackChunkName: "screen-artist" */ "./pages/ArtistPage/ArtistPage.tsx"))
      .ArtistPage,
};
