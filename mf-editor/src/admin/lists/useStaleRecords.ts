import { listStaleContent } from "@festival/contracts/calls/office";
import { useQuery } from "@tanstack/react-query";
import { answered } from "../../calls/answered.ts";
import { useAdmin } from "../data/adminContext.ts";
import type { AdminResource } from "../resources/adminResource.ts";

/** Name of the filter in an address that leaves the records whose languages part. */
export const staleFilter = "stale";

/** What the home of the office asks too. */
export const staleQueryKey = ["office", "stale"] as const;
const freshMs = 60_000;

const worded: ReadonlySet<string> = new Set(["line", "prose", "richText"]);

/** Whether its records have words in both languages, one of which can be older. */
export const canBeStale = ({ fields, form, record }: AdminResource): boolean =>
  record === "form" &&
  form.length > 0 &&
  Object.values(fields).some(({ kind, localized }) => localized === true && worded.has(kind));

export interface StaleRecords {
  /** How many words of a record are older than those of the other language, by id; undefined until that is known. */
  counts: ReadonlyMap<number, number> | undefined;
  error: unknown;
  refetch(): Promise<unknown>;
}

/**
 * The records of a list whose languages part.
 * @param isAsked whether it is time to ask
 */
export function useStaleRecords(resource: AdminResource, isAsked: boolean): StaleRecords {
  const { transport } = useAdmin();
  const { data, error, refetch } = useQuery({
    queryKey: staleQueryKey,
    queryFn: () => answered(transport.read(listStaleContent, {})),
    enabled: isAsked && canBeStale(resource),
    staleTime: freshMs,
    select: (all) =>
      new Map(
        all.flatMap(({ what, count }): [number, number][] => {
          const [kind, id] = what.split(":");
          return kind === resource.singular && Number(id) > 0 ? [[Number(id), count]] : [];
        }),
      ),
  });
  return { counts: data, error, refetch };
}
