import { href } from "@festival/contracts/routes";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { renderFooter, renderHeader } from "./layout/serverLayout.tsx";
import { ErrorPage } from "./pages/error/ErrorPage.tsx";
import { loadPageOrEnsemble } from "./pages/ensemble/loadEnsemblePage.ts";
import {
  actCookieSettings,
  loadCookieSettings,
} from "./pages/cookieSettings/loadCookieSettings.ts";
import { loadHomePage } from "./pages/home/loadHomePage.ts";
import { loadPressPage } from "./pages/press/loadPressPage.ts";
import { loadStyleGuide } from "./pages/styleGuide/loadStyleGuide.ts";
import { loadTeamMemberPage, loadTeamPage } from "./pages/team/loadTeamPages.ts";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** The content pages' server face. */
export const owner = createServerOwner({
  screens,
  errorScreen: ErrorPage,
  texts,
  pages: {
    home: { load: loadHomePage },
    pressImages: { load: loadPressPage },
    team: { load: loadTeamPage },
    teamMember: { load: loadTeamMemberPage },
    cookieSettings: { load: loadCookieSettings, act: actCookieSettings },
    styleGuide: { load: loadStyleGuide },
    ensemble: { load: loadPageOrEnsemble },
    page: { load: loadPageOrEnsemble },
  },
  probes: async ({ locale }) => [href("home", locale)],
});

export const layout = { renderHeader, renderFooter };
