import { createBrowserOwner } from "@festival/shared-ui/owner/browser";
import { browserTexts } from "./browserTexts.ts";
import { ErrorPage } from "./pages/error/ErrorPage.tsx";
import { screens } from "./screens.ts";

/** The content pages' browser face, and every owner's error screen. */
export const { bootstrap, mount, unmount, prepare } = createBrowserOwner({
  owner: "shell",
  screens,
  errorScreen: ErrorPage,
  texts: browserTexts,
});
