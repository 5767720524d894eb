import { routerPath } from "@festival/contracts/routes";
import { usePage } from "@festival/shared-ui/owner";
import { Route, Routes } from "@festival/shared-ui/router";
import { FormListPage } from "./pages/FormListPage/FormListPage.tsx";
import { FormPage } from "./pages/FormPage/FormPage.tsx";
import { NewsletterPage } from "./pages/NewsletterPage/NewsletterPage.tsx";

/** The screens of the forms. */
export function App() {
  const { locale } = usePage();
  return (
    <Routes>
      <Route path={routerPath("forms", locale)} element={<FormListPage />} />
      <Route path={routerPath("form", locale)} element={<FormPage />} />
      <Route path={routerPath("newsletter", locale)} element={<NewsletterPage />} />
    </Routes>
  );
}
