import { resourceCalls, type StaffRecord } from "@festival/contracts/calls/resources";
import { answered } from "../../calls/answered.ts";
import type { Transport } from "../../calls/transport.ts";
import type { FrameList } from "./frameFields.ts";

/** What a list of header or footer is made of. */
interface ListedRecords {
  resource: "alerts" | "navigation";
  /** Those that can be written here, in the order in which they are offered. */
  fields: readonly string[];
  /** Of the navigation. */
  areas?: readonly string[];
}

export const listedRecords: Readonly<Record<FrameList, ListedRecords>> = {
  alert: { resource: "alerts", fields: ["title", "text", "link_title", "link"] },
  // the second menu stands in the button's place where the window is narrow
  menu: { resource: "navigation", fields: ["title", "url"], areas: ["menu", "submenu"] },
  footer: { resource: "navigation", fields: ["title", "url"], areas: ["footer"] },
};

/** Entries of the navigation have their own below them. */
export interface FrameRecord {
  record: StaffRecord;
  children: FrameRecord[];
}

/** What visitors may see of a list, in its order. @throws CallProblem */
export async function readFrameRecords(
  { read }: Transport,
  list: FrameList,
): Promise<FrameRecord[]> {
  const { resource, areas = [undefined] } = listedRecords[list];
  const { list: call } = resourceCalls(resource);
  const pages = await Promise.all(
    areas.map((area) =>
      answered(read(call, { sort: "position", per_page: 100, ...(area && { area }) })),
    ),
  );
  const online = pages.flatMap(({ results }) => results).filter((record) => record.is_online);
  const below = (parent: number | null): FrameRecord[] =>
    online
      .filter(({ parent_id: above = null }) => above === parent)
      .map((record) => ({ record, children: below(record.id) }));
  return below(null);
}

/** An entry that leads to a page has no address of its own. */
export const writtenFields = (list: FrameList, record: StaffRecord): readonly string[] =>
  listedRecords[list].fields.filter(
    (field) => !(field === "url" && typeof record.page_id === "number"),
  );
