import { routerPath } from "@festival/contracts/routes";
import { usePage } from "@festival/shared-ui/owner";
import { Route, Routes } from "@festival/shared-ui/router";
import { ArticlePage } from "./pages/ArticlePage/ArticlePage.tsx";
import { MagazinePage } from "./pages/MagazinePage/MagazinePage.tsx";

/** The screens of the magazine. */
export function App() {
  const { locale } = usePage();
  return (
    <Routes>
      <Route path={routerPath("magazine", locale)} element={<MagazinePage />} />
      <Route path={routerPath("article", locale)} element={<ArticlePage />} />
    </Routes>
  );
}
