import type { StaffRecord } from "@festival/contracts/calls/resources";
import { useQuery } from "@tanstack/react-query";
import { useAdmin } from "../data/adminContext.ts";
import { createDataProvider } from "../data/dataProvider.ts";
import type { AdminResource } from "../resources/adminResource.ts";

export interface UsesProps {
  resource: AdminResource;
  record: StaffRecord;
}

/** Where a record is used, as of now; nothing is asked of what nothing can name, such as an entry of a form. */
export function useUses({ resource: { name, record: shownAs }, record: { id } }: UsesProps) {
  const { transport } = useAdmin();
  return useQuery({
    queryKey: [name, "uses", id],
    queryFn: async () => (await createDataProvider(transport).getUses(name, { id })).data,
    enabled: shownAs === "form",
    staleTime: 0,
  });
}
