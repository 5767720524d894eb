import { routerPath } from "@festival/contracts/routes";
import { usePage } from "@festival/shared-ui/owner";
import { Route, Routes } from "@festival/shared-ui/router";
import { ContentPage } from "./pages/content/ContentPage.tsx";
import type { ContentData } from "./pages/content/loadContentPage.ts";
import { EnsemblePage } from "./pages/ensemble/EnsemblePage.tsx";
import { isEnsemble, type EnsembleData } from "./pages/ensemble/loadEnsemblePage.ts";
import { ErrorPage } from "./pages/error/ErrorPage.tsx";
import { HomePage } from "./pages/home/HomePage.tsx";
import { PressPage } from "./pages/press/PressPage.tsx";
import { TeamMemberPage } from "./pages/team/TeamMemberPage.tsx";
import { TeamPage } from "./pages/team/TeamPage.tsx";

/** A generic page may have an address like an ensemble's; the page says which of the two it is. */
function PageOrEnsemble() {
  const { data } = usePage<ContentData | EnsembleData>();
  return isEnsemble(data) ? <EnsemblePage /> : <ContentPage />;
}

/** The shell's own screens. An error has no route: it stands at the address that failed. */
export function App() {
  const { error, locale } = usePage();
  if (error) return <ErrorPage status={error.status} />;
  return (
    <Routes>
      <Route path={routerPath("home", locale)} element={<HomePage />} />
      <Route path={routerPath("pressImages", locale)} element={<PressPage />} />
      <Route path={routerPath("team", locale)} element={<TeamPage />} />
      <Route path={routerPath("teamMember", locale)} element={<TeamMemberPage />} />
      <Route path={routerPath("page", locale)} element={<PageOrEnsemble />} />
    </Routes>
  );
}
