import { lazy, Suspense, type ComponentType } from "react";
import type { LazySectionContent } from "./LazySectionContent.tsx";
// the styles come with the page, as its HTML shows these sections before their code is there
import "../Button/Button.module.css";
import "../Card/Card.module.css";
import "../ExternalIframe/ExternalIframe.module.css";
import "../TicketButton/TicketButton.module.css";
import "../VisuallyHidden/VisuallyHidden.module.css";
import "./Embed.module.css";
import "./LazySectionContent.module.css";

type LazySectionProps = Parameters<typeof LazySectionContent>[0];

const load = () => import(/* webpackChunkName: "sections" */ "./LazySectionContent.tsx");
const InBrowser = lazy(async () => ({ default: (await load()).LazySectionContent }));
let OnServer: ComponentType<LazySectionProps> | undefined;

// the server renders in one go, so the code must be there before the first page is asked for
if (typeof document === "undefined") {
  void load().then((module) => {
    OnServer = module.LazySectionContent;
  });
}

/** A section whose code visitors fetch only where a page has one; its HTML is there at once. */
export function LazySection({ section }: LazySectionProps) {
  const Shown = OnServer ?? InBrowser;
  return (
    <Suspense>
      <Shown section={section} />
    </Suspense>
  );
}
