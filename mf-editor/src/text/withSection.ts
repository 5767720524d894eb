import type { Section } from "@festival/contracts/api/content";

const isSection = (value: object, { id, model }: Section) =>
  "id" in value && value.id === id && "model" in value && value.model === model;

/** A page's data with a section in the place of the one that has its id; the very same object without that one. */
export function withSection<T>(data: T, section: Section): T {
  if (typeof data !== "object" || data === null) return data;
  if (isSection(data, section)) return section as T;
  const before = Object.entries(data);
  const now = before.map(([name, value]) => [name, withSection(value, section)] as const);
  if (now.every(([, value], place) => value === before[place]?.[1])) return data;
  return (Array.isArray(data) ? now.map(([, value]) => value) : Object.fromEntries(now)) as T;
}
