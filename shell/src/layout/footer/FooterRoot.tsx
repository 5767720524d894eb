import type { Page } from "@festival/contracts/pageOwner";
import { useSubject } from "@festival/shared-ui/owner";
import type { Frame } from "../frame.ts";
import { Footer } from "./Footer.tsx";
import type { ShellBus } from "../../shellBus.ts";

interface FooterRootProps {
  frame: Frame;
  /** The document's own, which the server's footer is of. */
  firstPage: Page;
  page$: ShellBus["page$"];
}

/** The footer in the browser: it follows the page being shown. */
export function FooterRoot({ frame, firstPage, page$ }: FooterRootProps) {
  return <Footer frame={frame} page={useSubject(page$, firstPage)} />;
}
