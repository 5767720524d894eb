import { href } from "@festival/contracts/routes";
import { createServerOwner } from "@festival/shared-ui/owner/server";
import { App } from "./App.tsx";
import { renderFooter, renderHeader } from "./layout/serverLayout.tsx";
import { loadPageOrEnsemble } from "./pages/ensemble/loadEnsemblePage.ts";
import { loadHomePage } from "./pages/home/loadHomePage.ts";
import { texts } from "./texts.ts";

/** The content pages' server face. */
export const owner = createServerOwner({
  App,
  texts,
  screens: {
    home: { load: loadHomePage },
    ensemble: { load: loadPageOrEnsemble },
    page: { load: loadPageOrEnsemble },
  },
  probes: async ({ locale }) => [href("home", locale)],
});

export const layout = { renderHeader, renderFooter };
