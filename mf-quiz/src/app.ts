import { createBrowserOwner } from "@festival/shared-ui/owner/browser";
import { App } from "./App.tsx";
import { texts } from "./texts.ts";

/** Browser face of mf-quiz. */
export const { bootstrap, mount, unmount } = createBrowserOwner({ owner: "mf-quiz", App, texts });
