import type { Bus } from "@festival/contracts/bus";
import { useSubject } from "@festival/shared-ui/owner";
import type { Frame } from "../frame.ts";
import { Footer } from "./Footer.tsx";

/** The footer in the browser. */
export function FooterRoot({ frame, page$ }: { frame: Frame; page$: Bus["page$"] }) {
  const page = useSubject(page$);
  return <Footer frame={frame} page={page} />;
}
