import { testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { forSearchEngines } from "./searchEngines.ts";

const page = testPage({ url: "/de", data: null });
const asked = (origin: string, isUnfinished?: true) =>
  forSearchEngines(page, isUnfinished ? { isUnfinished } : {}, origin).head.noIndex ?? false;

describe("a site that is not ready to go live", () => {
  it.each(["https://festival.example", "http://192.0.2.7:3000"])(
    "asks search engines to stay away from %s",
    (origin) => expect(asked(origin, true)).toBe(true),
  );

  it.each(["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"])(
    "asks nothing at %s, where none comes by",
    (origin) => expect(asked(origin, true)).toBe(false),
  );

  it("asks nothing any more once it is ready", () => {
    expect(asked("https://festival.example")).toBe(false);
  });
});
