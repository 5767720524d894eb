import type { ScreenProps } from "@festival/shared-ui/owner";
import { ContentPage } from "../content/ContentPage.tsx";
import type { ContentData } from "../content/loadContentPage.ts";
import { EnsemblePage } from "./EnsemblePage.tsx";
import type { EnsembleData } from "./loadEnsemblePage.ts";

/** A generic page, or the ensemble whose address looks like one. */
export function PageOrEnsemble({ page }: ScreenProps<ContentData | EnsembleData>) {
  const { data } = page;
  return "members" in data ? (
    <EnsemblePage page={{ ...page, data }} />
  ) : (
    <ContentPage page={{ ...page, data }} />
  );
}
