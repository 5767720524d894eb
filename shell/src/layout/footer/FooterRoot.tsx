import type { Page } from "@festival/contracts/pageOwner";
import { useSubject } from "@festival/shared-ui/owner";
import type { Frame } from "../../frame.ts";
import { Footer } from "./Footer.tsx";
import type { ShellBus } from "../../shellBus.ts";

interface FooterRootProps {
  frame: Frame;
  /** The document's own, which the server's footer is of. */
  firstPage: Page;
  bus: Pick<ShellBus, "page$" | "frame$">;
}

/** The footer in the browser: it follows the page being shown. */
export function FooterRoot({ frame, firstPage, bus }: FooterRootProps) {
  const page = useSubject(bus.page$, firstPage);
  return <Footer frame={useSubject(bus.frame$, null) ?? frame} page={page} />;
}
