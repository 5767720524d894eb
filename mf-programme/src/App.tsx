import { routerPath } from "@festival/contracts/routes";
import { usePage } from "@festival/shared-ui/owner";
import { Route, Routes } from "@festival/shared-ui/router";
import { ArtistPage } from "./pages/ArtistPage/ArtistPage.tsx";
import { BookletPage } from "./pages/BookletPage/BookletPage.tsx";
import { ChangesPage } from "./pages/ChangesPage/ChangesPage.tsx";
import { EventPage } from "./pages/EventPage/EventPage.tsx";
import { ProgrammePage } from "./pages/ProgrammePage/ProgrammePage.tsx";
import { VenuePage } from "./pages/VenuePage/VenuePage.tsx";
import { VenuesPage } from "./pages/VenuesPage/VenuesPage.tsx";

/** Which screen for which route; addresses are the same as those that `server.ts` loads. */
export function App() {
  const { locale } = usePage();
  return (
    <Routes>
      <Route path={routerPath("programme", locale)} element={<ProgrammePage />} />
      <Route path={routerPath("event", locale)} element={<EventPage />} />
      <Route path={routerPath("eventBooklet", locale)} element={<BookletPage />} />
      <Route path={routerPath("programmeChanges", locale)} element={<ChangesPage />} />
      <Route path={routerPath("venues", locale)} element={<VenuesPage />} />
      <Route path={routerPath("venue", locale)} element={<VenuePage />} />
      <Route path={routerPath("artist", locale)} element={<ArtistPage />} />
    </Routes>
  );
}
