import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { useQuery } from "@tanstack/react-query";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import type { AdminResource } from "../resources/adminResource.ts";
import { later } from "../frame/later.tsx";

// few records have any
const StaleList = later(() =>
  import("./StaleList.tsx").then(({ StaleList }) => ({ default: StaleList })),
);

/** The words of these are drafts, whose languages are compared in the page itself. */
const inPage: ReadonlySet<string> = new Set(["pages", "articles", "booklets"]);

interface StaleLanguagesProps {
  resource: AdminResource;
  record: StaffRecord;
}

/** Says which words of a record are older in one language, since when, and takes the word that they are fine. */
export function StaleLanguages({ resource, record }: StaleLanguagesProps) {
  const { transport } = useAdmin();
  const { name, access } = resource;
  const { id, revision } = record;
  const queryKey = [name, "stale", id, revision];
  const { data: stale = [] } = useQuery({
    queryKey,
    queryFn: () => answered(transport.read(resourceCalls(name, access).stale, { id })),
    enabled: !inPage.has(name),
  });
  if (stale.length === 0) return null;
  return <StaleList resource={resource} record={record} stale={stale} queryKey={queryKey} />;
}
