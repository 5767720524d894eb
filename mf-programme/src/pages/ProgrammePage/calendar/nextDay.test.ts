import { loadedPage, testRequest } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { eventChoices, eventList, eventTeaser } from "../../../testing/factories.ts";
import { calls, choices, choicesCall } from "../../../testing/programmeCalls.ts";
import { loadProgrammePage } from "../loadProgrammePage.ts";

describe("a day without concerts", () => {
  const evening = eventTeaser({ id: 1, date_and_time: "2025-08-28T17:30:00.000Z" });
  const later = eventTeaser({ id: 2, date_and_time: "2025-08-29T17:30:00.000Z" });
  const nextOf = async (query: string, from: string, now = "2025-08-20T08:00:00.000Z") => {
    const others = query.replace(/&?from_date=[^&]+&to_date=[^&]+/, "");
    const answers = {
      ...calls(query, eventList([]), eventChoices({ ...choices, count: 0 })),
      [choicesCall("")]: choices,
      [`/de/api/events/?page=1${others && `&${others}`}&from_date=${from}`]: eventList([
        evening,
        later,
      ]),
    };
    const request = testRequest(`/de/programm-tickets?${query}`, answers, { now });
    const { data } = await loadedPage(loadProgrammePage(request));
    const { title, words, day } = data.next ?? {};
    return [title, words, day?.events.map(({ id }) => id)];
  };

  it("leads on to the evening on which the festival opens", async () => {
    const today = "from_date=2025-08-20&to_date=2025-08-20";
    expect(await nextOf(today, "2025-08-21")).toEqual([
      "Heute ist kein Konzert.",
      "Los geht es am Donnerstag, 28.\u00a0August 2025.",
      [1],
    ]);
  });

  it("leads on from days to come, from days that are over, and from what is chosen besides", async () => {
    const coming = "from_date=2025-08-22&to_date=2025-08-23";
    expect(await nextOf(coming, "2025-08-24", "2025-08-29T08:00:00.000Z")).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await nextOf(coming, "2025-08-29", "2025-08-29T08:00:00.000Z")).toEqual([
      null,
      "Weiter geht es am Donnerstag, 28.\u00a0August 2025.",
      [1],
    ]);
    expect(await nextOf("venues=3&from_date=2025-08-20&to_date=2025-08-20", "2025-08-21")).toEqual([
      null,
      "Das nächste Konzert dieser Auswahl ist am Donnerstag, 28.\u00a0August 2025.",
      [1],
    ]);
  });

  it("has no next one where words are looked for, or nothing follows", async () => {
    const words = "from_date=2025-08-20&to_date=2025-08-20&q=Bach";
    expect((await nextOf(words, "2025-08-21"))[1]).toBeUndefined();
    const open = "from_date=2025-10-01";
    expect((await nextOf(open, "2025-10-02"))[1]).toBeUndefined();
  });
});
