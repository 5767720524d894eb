import { Type } from "typebox";
import { instantIn } from "./wallClock.ts";

/** Of years that every part of the program can count with. */
const Day = Type.String({ format: "date", pattern: "^(?:19|20)\\d{2}-" });
const oneDay = 24 * 60 * 60 * 1000;

/** `?from=&to=` of a list: days in the festival's zone, both included. */
export const periodQuery = { from: Type.Optional(Day), to: Type.Optional(Day) };

const startOf = (day: string) => instantIn("Europe/Berlin", `${day}T00:00`);

/** The instants of a period; `before` is not part of it. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from: Date | undefined;
  before: Date | undefined;
} {
  const nextDay = to && new Date(Date.parse(to) + oneDay).toISOString().slice(0, 10);
  return { from: from ? startOf(from) : undefined, before: nextDay ? startOf(nextDay) : undefined };
}
