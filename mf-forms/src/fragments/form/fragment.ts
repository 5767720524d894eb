import { createBrowserFragment } from "@festival/shared-ui/owner/fragment";
import { browserTexts } from "../../browserTexts.ts";
import { FormFragment } from "./FormFragment.tsx";

/** Browser face of a form that other pages hold. */
export const fragment = createBrowserFragment({ Component: FormFragment, texts: browserTexts });
