import { screen, type ScreensOf } from "@festival/shared-ui/owner";
import {
  actCookieSettings,
  loadCookieSettings,
} from "./pages/cookieSettings/loadCookieSettings.ts";
import { loadPageOrEnsemble } from "./pages/ensemble/loadEnsemblePage.ts";
import { loadHomePage } from "./pages/home/loadHomePage.ts";
import { loadPressPage } from "./pages/press/loadPressPage.ts";
import { actReviewPage, loadReviewPage } from "./pages/review/loadReviewPage.ts";
import { loadSearchPage } from "./pages/search/loadSearchPage.ts";
import { actForgotPassword, loadForgotPassword } from "./pages/signIn/loadForgotPassword.ts";
import { actLogin, loadLogin } from "./pages/signIn/loadLogin.ts";
import { actNewPassword, loadNewPassword } from "./pages/signIn/loadNewPassword.ts";
import { actSecondFactor, loadSecondFactor } from "./pages/signIn/loadSecondFactor.ts";
import { loadStyleGuide } from "./pages/styleGuide/loadStyleGuide.ts";
import { loadTeamMemberPage, loadTeamPage } from "./pages/team/loadTeamPages.ts";

/** The shell's own screens: what loads each on the server, and what shows it. */
export const screens: ScreensOf<"shell"> = {
  home: screen({
    server: ON_SERVER && { load: loadHomePage },
    Screen: async () => (await import("./pages/home/HomePage.tsx")).HomePage,
  }),
  pressImages: screen({
    server: ON_SERVER && { load: loadPressPage },
    Screen: async () => (await import("./pages/press/PressPage.tsx")).PressPage,
  }),
  team: screen({
    server: ON_SERVER && { load: loadTeamPage },
    Screen: async () => (await import("./pages/team/TeamPage.tsx")).TeamPage,
  }),
  teamMember: screen({
    server: ON_SERVER && { load: loadTeamMemberPage },
    Screen: async () => (await import("./pages/team/TeamMemberPage.tsx")).TeamMemberPage,
  }),
  cookieSettings: screen({
    server: ON_SERVER && { load: loadCookieSettings, act: actCookieSettings },
    Screen: async () =>
      (await import("./pages/cookieSettings/CookieSettingsPage.tsx")).CookieSettingsPage,
  }),
  search: screen({
    server: ON_SERVER && { load: loadSearchPage },
    Screen: async () => (await import("./pages/search/SearchPage.tsx")).SearchPage,
  }),
  review: screen({
    server: ON_SERVER && { load: loadReviewPage, act: actReviewPage },
    Screen: async () => (await import("./pages/review/ReviewPage.tsx")).ReviewPage,
  }),
  styleGuide: screen({
    server: ON_SERVER && { load: loadStyleGuide },
    Screen: async () => (await import("./pages/styleGuide/StyleGuidePage.tsx")).StyleGuidePage,
  }),
  login: screen({
    server: ON_SERVER && { load: loadLogin, act: actLogin },
    Screen: async () => (await import("./pages/signIn/LoginPage.tsx")).LoginPage,
  }),
  forgotPassword: screen({
    server: ON_SERVER && { load: loadForgotPassword, act: actForgotPassword },
    Screen: async () => (await import("./pages/signIn/ForgotPasswordPage.tsx")).ForgotPasswordPage,
  }),
  newPassword: screen({
    server: ON_SERVER && { load: loadNewPassword, act: actNewPassword },
    Screen: async () => (await import("./pages/signIn/NewPasswordPage.tsx")).NewPasswordPage,
  }),
  secondFactor: screen({
    server: ON_SERVER && { load: loadSecondFactor, act: actSecondFactor },
    Screen: async () => (await import("./pages/signIn/SecondFactorPage.tsx")).SecondFactorPage,
  }),
  // a generic page may have an address like an ensemble's; the page says which of the two it is
  ensemble: screen({
    server: ON_SERVER && { load: loadPageOrEnsemble },
    Screen: async () => (await import("./pages/ensemble/PageOrEnsemble.tsx")).PageOrEnsemble,
  }),
  page: screen({
    server: ON_SERVER && { load: loadPageOrEnsemble },
    Screen: async () => (await import("./pages/ensemble/PageOrEnsemble.tsx")).PageOrEnsemble,
  }),
};
