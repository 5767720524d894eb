import type { Screens } from "@festival/shared-ui/owner";

/** The component of each screen; in the browser each is fetched with its first page. */
export const screens: Screens = {
  forms: async () =>
    (await import(/* webpackChunkName: "screen-forms" */ "./pages/FormListPage/FormListPage.tsx"))
      .FormListPage,
  form: async () =>
    (await import(/* webpackChunkName: "screen-form" */ "./pages/FormPage/FormPage.tsx")).FormPage,
  newsletter: async () =>
    (
      await import(
        /* webpackChunkName: "screen-newsletter" */ "./pages/NewsletterPage/NewsletterPage.tsx"
      )
    ).NewsletterPage,
};
