import { createBrowserFragment } from "@festival/shared-ui/owner/fragment";
import { browserTexts } from "../../browserTexts.ts";
import { NewsletterTeaser } from "./NewsletterTeaser.tsx";

/** Browser face of the invitation to the newsletter that other pages embed. */
export const fragment = createBrowserFragment({ Component: NewsletterTeaser, texts: browserTexts });
