import type { EditingFace } from "@festival/contracts/editing";
import { defineFace } from "@festival/shared-ui/editing";
import { pageOrEnsemblePlaces } from "./pages/ensemble/ensemblePlaces.ts";
import { framePlaces } from "./layout/framePlaces.ts";
import { errorPlaces } from "./pages/error/errorPlaces.ts";
import { homePlaces } from "./pages/home/homePlaces.ts";
import { teamMemberPlaces } from "./pages/team/teamMemberPlaces.ts";

/** What of the shell's own pages can be edited in the page. */
const pages = defineFace(
  {
    home: homePlaces,
    page: pageOrEnsemblePlaces,
    ensemble: pageOrEnsemblePlaces,
    teamMember: teamMemberPlaces,
  },
  errorPlaces,
);
export const face: EditingFace = { ...pages, frame: framePlaces };
