import { testApi } from "@festival/shared-ui/owner/testRequest";
import { afterEach, describe, expect, it } from "@jest/globals";
import { axeProblems, renderFragment } from "@festival/shared-ui/owner/testing";
import { cleanup, screen, within } from "@testing-library/react";
import { texts } from "../../texts.ts";
import { loadNewsletterTeaser } from "./loadNewsletterTeaser.ts";
import { NewsletterTeaser } from "./NewsletterTeaser.tsx";

afterEach(cleanup);

async function show(locale: "de" | "en", intro: string) {
  const offer = { title: "Newsletter", intro, interests: [], consent: null };
  const api = testApi(locale, { [`/${locale}/api/newsletter/`]: offer });
  const data = await loadNewsletterTeaser({}, { api, locale, now: "2025-08-20T08:00:00.000Z" });
  return renderFragment(NewsletterTeaser, texts, data, locale);
}

describe("the newsletter on other pages", () => {
  it("says what it is and leads to its own page, in both languages", async () => {
    for (const [locale, name] of [
      ["de", "Newsletter abonnieren"],
      ["en", "Subscribe to the newsletter"],
    ] as const) {
      const { container } = await show(locale, "Zweimal im Monat.");
      const teaser = within(screen.getByRole("region", { name: "Newsletter" }));
      expect(teaser.getByText("Zweimal im Monat.")).toBeTruthy();
      expect(teaser.getByRole("link", { name }).getAttribute("href")).toBe(`/${locale}/newsletter`);
      expect(await axeProblems(container)).toEqual([]);
      cleanup();
    }
  });

  it("is a title and a link where there is no intro", async () => {
    const { container } = await show("de", "");
    expect(screen.getAllByRole("link")).toHaveLength(1);
    expect(await axeProblems(container)).toEqual([]);
  });
});
