import { screen, type ScreensOf } from "@festival/shared-ui/owner";
import { probeForm } from "./form/probeForm.ts";
import { loadFormListPage } from "./pages/FormListPage/loadFormListPage.ts";
import { actFormPage, loadFormPage } from "./pages/FormPage/loadFormPage.ts";
import {
  actNewsletterPage,
  loadNewsletterPage,
} from "./pages/NewsletterPage/loadNewsletterPage.ts";

/** The screens of mf-forms: what loads each on the server, and what shows it. */
export const screens: ScreensOf<"mf-forms"> = {
  forms: screen({
    server: ON_SERVER && { load: loadFormListPage },
    Screen: async () => (await import("./pages/FormListPage/FormListPage.tsx")).FormListPage,
  }),
  form: screen({
    server: ON_SERVER && { load: loadFormPage, act: actFormPage, probe: probeForm },
    Screen: async () => (await import("./pages/FormPage/FormPage.tsx")).FormPage,
  }),
  newsletter: screen({
    server: ON_SERVER && { load: loadNewsletterPage, act: actNewsletterPage },
    Screen: async () => (await import("./pages/NewsletterPage/NewsletterPage.tsx")).NewsletterPage,
  }),
};
