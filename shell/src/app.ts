import { createBrowserOwner } from "@festival/shared-ui/owner/browser";
import { App } from "./App.tsx";
import { texts } from "./texts.ts";

/** The content pages' browser face. */
export const { bootstrap, mount, unmount } = createBrowserOwner({ owner: "shell", App, texts });
