import type { Page } from "@festival/contracts/pageOwner";
import { useBusValue, useSubject } from "@festival/shared-ui/owner";
import { useCallback, useEffect, useRef } from "react";
import type { Frame } from "../../frame.ts";
import { Header } from "./Header.tsx";
import type { HeaderParts } from "./headerParts.ts";
import type { ShellBus } from "../../shellBus.ts";

interface HeaderRootProps {
  frame: Frame;
  /** The document's own, which the server's header is of. */
  firstPage: Page;
  parts: HeaderParts;
  bus: Pick<ShellBus, "page$" | "frame$" | "headerOpen$" | "plan$">;
}

/** The header in the browser: it follows the page being shown, and closes when that changes. */
export function HeaderRoot({
  frame,
  firstPage,
  parts,
  bus: { page$, frame$, headerOpen$, plan$ },
}: HeaderRootProps) {
  const page = useSubject(page$, firstPage);
  const newFrame = useSubject(frame$, null);
  const open = useSubject(headerOpen$);
  // the server knows of none
  const planned = useBusValue(plan$, null)?.length ?? 0;
  const shownUrl = useRef(page.url);
  const setOpen = useCallback(
    (next: boolean) => {
      if (headerOpen$.value !== next) headerOpen$.next(next);
    },
    [headerOpen$],
  );

  useEffect(() => {
    if (shownUrl.current !== page.url) setOpen(false);
    shownUrl.current = page.url;
  }, [page.url, setOpen]);

  return (
    <Header
      frame={newFrame ?? frame}
      page={page}
      parts={parts}
      planned={planned}
      open={open}
      onOpenChange={setOpen}
    />
  );
}
