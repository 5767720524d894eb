import type { Screens } from "@festival/shared-ui/owner";

/** The component of each screen; in the browser each is fetched with its first page. */
export const screens: Screens = {
  home: async () =>
    (await import(/* webpackChunkName: "screen-home" */ "./pages/home/HomePage.tsx")).HomePage,
  pressImages: async () =>
    (await import(/* webpackChunkName: "screen-pressImages" */ "./pages/press/PressPage.tsx"))
      .PressPage,
  team: async () =>
    (await import(/* webpackChunkName: "screen-team" */ "./pages/team/TeamPage.tsx")).TeamPage,
  teamMember: async () =>
    (await import(/* webpackChunkName: "screen-teamMember" */ "./pages/team/TeamMemberPage.tsx"))
      .TeamMemberPage,
  cookieSettings: async () =>
    (
      await import(
        /* webpackChunkName: "screen-cookieSettings" */ "./pages/cookieSettings/CookieSettingsPage.tsx"
      )
    ).CookieSettingsPage,
  styleGuide: async () =>
    (
      await import(
        /* webpackChunkName: "screen-styleGuide" */ "./pages/styleGuide/StyleGuidePage.tsx"
      )
    ).StyleGuidePage,
  // a generic page may have an address like an ensemble's; the page says which of the two it is
  ensemble: async () =>
    (await import(/* webpackChunkName: "screen-ensemble" */ "./pages/ensemble/PageOrEnsemble.tsx"))
      .PageOrEnsemble,
  page: async () =>
    (await import(/* webpackChunkName: "screen-page" */ "./pages/ensemble/PageOrEnsemble.tsx"))
      .PageOrEnsemble,
};
