/**
 * The address of a list with filters.
 * @example filtered("audit-log", { what: "event:12" }) => "/audit-log?filter=%7B%22what%22%3A%22event%3A12%22%7D"
 */
export const filtered = (resource: string, filter: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
