import { describe, expect, it } from "@jest/globals";
import { momentIn } from "./dateText.ts";

describe("a moment in a cell", () => {
  it.each([
    ["17.05.2026", "2026-05-17", undefined],
    ["17.5.26", "2026-05-17", undefined],
    ["So., 17. Mai 2026", "2026-05-17", undefined],
    ["Sunday, 17 May 2026", "2026-05-17", undefined],
    ["May 17, 2026", "2026-05-17", undefined],
    ["2026-05-17T19:30", "2026-05-17", "19:30"],
    ["17.05.2026 19:30", "2026-05-17", "19:30"],
    ["17.05.2026, 19.30 Uhr", "2026-05-17", "19:30"],
    ["19 Uhr", undefined, "19:00"],
    ["7:30 PM", undefined, "19:30"],
    ["12:15 am", undefined, "00:15"],
    ["19:30:00", undefined, "19:30"],
    ["05/06/2026", "2026-06-05", undefined],
    ["29.02.2028", "2028-02-29", undefined],
    ["1. Januar 1999 23:59", "1999-01-01", "23:59"],
  ])("%s is read as %s and %s", (text, day, time) => {
    expect(momentIn(text, "dmy")).toEqual({ day, time });
  });

  it("takes the month first where the source does", () => {
    expect(momentIn("05/06/2026", "mdy").day).toBe("2026-05-06");
  });

  it.each(["31.02.2026", "29.02.2026", "17.13.2026", "17.00.2026", "bald", "25:00", "19:75", ""])(
    "%s is neither a day nor a time",
    (text) => {
      expect(momentIn(text, "dmy")).toEqual({ day: undefined, time: undefined });
    },
  );
});
