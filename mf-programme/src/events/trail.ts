/** Of this tab alone, until it is closed. */
const key = "festival-programme-trail";

/** The filters under which a visitor reads event after event, and the events read. */
interface Trail {
  /** A query, as the programme's address has it; empty for the whole programme. */
  filters: string;
  ids: number[];
}

function read(): Trail | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    if (!("filters" in kept) || typeof kept.filters !== "string") return undefined;
    if (!("ids" in kept) || !Array.isArray(kept.ids)) return undefined;
    return { filters: kept.filters, ids: kept.ids.filter((id) => typeof id === "number") };
  } catch {
    return undefined;
  }
}

function write(trail: Trail): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(trail));
  } catch {
    // without a memory the neighbours are those of the whole programme
  }
}

/** The visitor opens an event from the programme under these filters. */
export function beginTrail(filters: string, id: number): void {
  write({ filters, ids: [id] });
}

/** The visitor goes on to a neighbour. */
export function followTrail(id: number): void {
  const trail = read();
  if (trail) write({ ...trail, ids: [...trail.ids.filter((other) => other !== id), id] });
}

/** The filters under which the visitor came to the event; empty where there were none, or they came another way. */
export function trailTo(id: number): string {
  const trail = read();
  return trail?.ids.includes(id) ? trail.filters : "";
}
