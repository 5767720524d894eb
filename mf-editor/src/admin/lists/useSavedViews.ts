import type { SavedView } from "@festival/contracts/api/editing/savedViews";
import {
  deleteSavedView,
  keepSavedView,
  listSavedViews,
} from "@festival/contracts/calls/savedViews";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStore } from "ra-core";
import { useEffect } from "react";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";

/** As browsers kept them, before accounts did. */
interface ViewOfBrowser {
  title: string;
  search: string;
}

interface SavedViews {
  views: SavedView[] | undefined;
  error: unknown;
  keep(view: Pick<SavedView, "title" | "search" | "columns" | "is_shared">): Promise<void>;
  remove(view: SavedView): Promise<void>;
}

/** The views of a list that the account keeps and that others share. Those of this browser move there. */
export function useSavedViews(resource: string): SavedViews {
  const { transport, user } = useAdmin();
  const cache = useQueryClient();
  const key = ["saved-views", resource];
  const { data, error, isSuccess } = useQuery({
    queryKey: key,
    queryFn: () => answered(transport.read(listSavedViews, { resource })),
  });
  const [ofBrowser, setOfBrowser] = useStore<ViewOfBrowser[]>(
    `views.${user.email}.${resource}`,
    [],
  );

  useEffect(() => {
    if (!isSuccess || ofBrowser.length === 0) return undefined;
    let isGone = false;
    async function move() {
      const taken = new Set(data?.filter((view) => view.is_own).map(({ title }) => title));
      for (const { title, search } of ofBrowser.filter((view) => !taken.has(view.title))) {
        const view = { resource, title, search, columns: [], is_shared: false };
        await answered(transport.send(keepSavedView, {}, view));
      }
      if (isGone) return;
      setOfBrowser([]);
      await cache.invalidateQueries({ queryKey: ["saved-views", resource] });
    }
    // what can't be moved now stays, and is tried again with the next visit
    move().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isSuccess, ofBrowser, data, resource, transport, setOfBrowser, cache]);

  const reload = () => cache.invalidateQueries({ queryKey: key });
  return {
    views: data,
    error,
    async keep(view) {
      await answered(transport.send(keepSavedView, {}, { resource, ...view }));
      await reload();
    },
    async remove({ id }) {
      await answered(transport.send(deleteSavedView, { id }));
      await reload();
    },
  };
}
