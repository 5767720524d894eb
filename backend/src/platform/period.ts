import { startOfFestivalDay } from "@festival/contracts/time/festivalTime";
import { dayAfter } from "@festival/contracts/time/wallClock";
import { Type } from "typebox";

/** Of years that every part of the program can count with. */
const Day = Type.String({ format: "date", pattern: "^(?:19|20)\\d{2}-" });

/** `?from=&to=` of a list: days in the festival's zone, both included. */
export const periodQuery = { from: Type.Optional(Day), to: Type.Optional(Day) };

/** The instants of a period; `before` is not part of it. */
export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  from: Date | undefined;
  before: Date | undefined;
} {
  return {
    from: from ? startOfFestivalDay(from) : undefined,
    before: to ? startOfFestivalDay(dayAfter(to)) : undefined,
  };
}
