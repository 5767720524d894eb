import { createBrowserFragment } from "@festival/shared-ui/owner/fragment";
import { browserTexts } from "../../browserTexts.ts";
import { NewsletterForm } from "./NewsletterForm.tsx";

/** Browser face of the newsletter's form. Mounted with `data: null`, it fetches the form itself. */
export const fragment = createBrowserFragment({ Component: NewsletterForm, texts: browserTexts });
