import { createServerOwner } from "@festival/shared-ui/owner/server";
import { renderFooter, renderHeader } from "./layout/serverLayout.tsx";
import { ErrorPage } from "./pages/error/ErrorPage.tsx";
import { screens } from "./screens.ts";
import { texts } from "./texts.ts";

/** The content pages' server face. */
export const owner = createServerOwner({ screens, errorScreen: ErrorPage, texts });

export const layout = { renderHeader, renderFooter };
