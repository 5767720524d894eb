import { usePage } from "@festival/shared-ui/owner";
import { ContentPage } from "../content/ContentPage.tsx";
import type { ContentData } from "../content/loadContentPage.ts";
import { EnsemblePage } from "./EnsemblePage.tsx";
import { isEnsemble, type EnsembleData } from "./loadEnsemblePage.ts";

/** A generic page, or the ensemble whose address looks like one. */
export function PageOrEnsemble() {
  const { data } = usePage<ContentData | EnsembleData>();
  return isEnsemble(data) ? <EnsemblePage /> : <ContentPage />;
}
