import type { ImportDetail } from "@festival/contracts/api/editing/imports";
import { getImport } from "@festival/contracts/calls/imports";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useAdmin } from "../data/adminContext.ts";
import { answered } from "../../calls/answered.ts";

/** An import, and how the screen takes over what a call answered. */
export function useImport(id: number) {
  const { transport } = useAdmin();
  const cache = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ["imports", id],
    queryFn: () => answered(transport.read(getImport, { id })),
  });
  return {
    data,
    error,
    refetch,
    /** @param changed what it is now; its rows are read again */
    async take(changed?: ImportDetail): Promise<void> {
      if (changed) cache.setQueryData(["imports", id], changed);
      else await cache.invalidateQueries({ queryKey: ["imports", id], exact: true });
      await cache.invalidateQueries({ queryKey: ["imports", id, "rows"] });
      // what was imported stands in lists
      await cache.invalidateQueries({ queryKey: ["events"] });
    },
  };
}
