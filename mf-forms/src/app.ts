import { createBrowserOwner } from "@festival/shared-ui/owner/browser";
import { App } from "./App.tsx";
import { texts } from "./texts.ts";

export const { bootstrap, mount, unmount } = createBrowserOwner({ owner: "mf-forms", App, texts });
