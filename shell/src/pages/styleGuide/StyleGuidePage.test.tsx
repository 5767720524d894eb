import * as sharedUi from "@festival/shared-ui";
import type { Audience } from "@festival/contracts/pageOwner";
import { sectionModels } from "@festival/contracts/sections/sectionDescriptions";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { texts } from "../../texts.ts";
import { pageRequest } from "../testContentPage.ts";
import { loadStyleGuide } from "./loadStyleGuide.ts";
import { StyleGuidePage } from "./StyleGuidePage.tsx";

const answers = {
  "/de/api/events/": { count: 0, next: null, previous: null, results: [] },
  "/de/api/team-members/": [],
  "/de/api/sponsors/": [],
};

function load(query: Record<string, string> = {}, audience: Audience = "staff") {
  const request = pageRequest(answers);
  return loadStyleGuide({ ...request, audience, route: { ...request.route, query } });
}

/** All of the guide at once is much to draw for a busy machine. */
const fetchedWithinMs = 10_000;

async function show(query: Record<string, string> = {}) {
  const { data } = await load(query);
  const route = { name: "styleGuide", params: {}, query } as const;
  const page = testPage({ url: "/de/stilfibel", data, route });
  const shown = renderScreen(StyleGuidePage, texts, page);
  // the code of rare sections comes later
  const rare = '[data-section-model="sponsorlist"]';
  await waitFor(
    () => {
      const places = [...shown.container.querySelectorAll(rare)];
      expect(places.filter((place) => place.childElementCount === 0)).toHaveLength(0);
    },
    { timeout: fetchedWithinMs },
  );
  return shown;
}

const shownNames = () =>
  screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("the style guide", () => {
  it("is there for staff alone, and for no search engine", async () => {
    await expect(load({}, "visitor")).rejects.toMatchObject({ code: "not_found" });
    expect((await load()).head.noIndex).toBe(true);
  });

  it("shows every component of shared-ui", async () => {
    await show();
    // the parts of a card and a profile, and the sections, are shown by what they stand in; a language is only heard
    const elsewhere = [
      "CardPicture",
      "CardTitle",
      "MixedText",
      "ProfileHead",
      "ProfileText",
      "Sections",
    ];
    const components = Object.keys(sharedUi).filter(
      (name) => /^[A-Z]/.test(name) && !elsewhere.includes(name),
    );
    expect(shownNames()).toEqual(expect.arrayContaining(components));
  });

  it("shows every model of a section", async () => {
    await show();
    const read = sectionModels.filter((model) => model !== "blockref");
    expect(shownNames()).toEqual(expect.arrayContaining(read));
  });

  it("shows one building block alone, in the width asked for, with a way back to all", async () => {
    const { container } = await show({ part: "Button", width: "narrow" });
    expect(container.querySelectorAll("[data-specimen]")).toHaveLength(1);
    expect(container.querySelector("[data-width=narrow]")).toBeTruthy();
    const all = screen.getByRole("link", { name: "Alle" });
    expect(all.getAttribute("href")).toBe("/de/stilfibel?width=narrow");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("keeps the usual width where the address names an unknown one", async () => {
    const { data } = await load({ width: "17px" });
    expect(data.width).toBe("full");
  });
});
