import { match, parseId } from "@festival/contracts/routes";
import { useEffect, type RefObject } from "react";
import { beginTrail } from "../../events/trail.ts";

/** A visitor who opens an event from the list goes on reading within its filters. */
export function useListTrail(list: RefObject<HTMLElement | null>, listHref: string): void {
  useEffect(() => {
    const { current } = list;
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const found = link && match(new URL(link.href, location.href).pathname);
      const id = found?.name === "event" ? parseId(found.params.id) : undefined;
      if (id) beginTrail(new URL(listHref, location.href).search.slice(1), id);
    };
    current?.addEventListener("click", onClick);
    return () => current?.removeEventListener("click", onClick);
  }, [list, listHref]);
}
