import { lazy, Suspense, type ComponentType } from "react";
import type { RareSection } from "./RareSection.tsx";
// the styles come with the page, as its HTML shows these sections before their code is there
import "../Button/Button.module.css";
import "../ExternalFrame/ExternalFrame.module.css";
import "../TicketButton/TicketButton.module.css";
import "../VisuallyHidden/VisuallyHidden.module.css";
import "./Embed.module.css";
import "./RareSection.module.css";

type RareSectionProps = Parameters<typeof RareSection>[0];

const load = () => import(/* webpackChunkName: "sections" */ "./RareSection.tsx");
const InBrowser = lazy(async () => ({ default: (await load()).RareSection }));
let OnServer: ComponentType<RareSectionProps> | undefined;

// the server renders in one go, so the code must be there before the first page is asked for
if (typeof document === "undefined") {
  void load().then((module) => {
    OnServer = module.RareSection;
  });
}

/** A section whose code visitors fetch only where a page has one; its HTML is there at once. */
export function LazySection({ section }: RareSectionProps) {
  const Shown = OnServer ?? InBrowser;
  return (
    <Suspense>
      <Shown section={section} />
    </Suspense>
  );
}
