import type { Section, SectionOf } from "@festival/contracts/api/sections";
import type { OwnerProps, Page } from "@festival/contracts/pageOwner";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { cleanup, screen } from "@testing-library/react";
import { formFragments } from "./formPlaces.ts";
import { Sections } from "./Sections.tsx";

afterEach(cleanup);

const link = (id: number, given: Partial<SectionOf<"link">> = {}): SectionOf<"link"> => ({
  id,
  slug: null,
  model: "link",
  content: "Eine Barriere melden",
  link: "/de/forms/barriere-melden",
  open_new_window: false,
  extra_class: "form",
  anchor: "",
  ...given,
});
const inColumn = (section: Section): Section => ({
  id: 99,
  slug: null,
  model: "container",
  layout: "100",
  columns: [{ classes: "", sections: [section] }],
});

describe("a link to a form that staff have marked as the form itself", () => {
  it("asks for the form, in columns too and in both languages", () => {
    const english = link(8, { link: "/en/forms/report?x=1#top", extra_class: "wide form" });
    expect(formFragments([link(7), inColumn(english)])).toEqual({
      "form-7": { owner: "mf-forms", name: "form", props: { slug: "barriere-melden" } },
      "form-8": { owner: "mf-forms", name: "form", props: { slug: "report" } },
    });
  });

  it.each([
    { extra_class: "" },
    { extra_class: "button" },
    { link: "/de/forms" },
    { link: "/de/anfahrt" },
    { link: "https://example.org/de/forms/kontakt" },
    { link: "//example.org/de/forms/kontakt" },
  ])("stays a link where it is none: %j", (given) => {
    expect(formFragments([link(7, given)])).toEqual({});
  });

  const showing = (fragments: Page["fragments"]) => {
    const mountFragment = jest.fn<OwnerProps["mountFragment"]>(() => () => undefined);
    const page = testPage({ url: "/de/seite", data: null, fragments });
    const Screen = () => <Sections sections={[link(7)]} />;
    return { ...renderScreen(Screen, { de: {}, en: {} }, page, { mountFragment }), mountFragment };
  };
  const request = { owner: "mf-forms", name: "form", props: {} } as const;

  it("gives its place to the form", () => {
    const { mountFragment } = showing({ "form-7": { ...request, failed: false, data: {} } });
    expect(mountFragment).toHaveBeenCalledWith("form-7", expect.anything(), expect.anything());
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("leads to the form's own page where the fragment is missing, or another page shows the section", async () => {
    const failed: Page["fragments"] = { "form-7": { ...request, failed: true } };
    for (const fragments of [failed, {}]) {
      const { container } = showing(fragments);
      const way = screen.getByRole("link", { name: "Eine Barriere melden" });
      expect(way.getAttribute("href")).toBe("/de/forms/barriere-melden");
      expect(await axeProblems(container)).toEqual([]);
      cleanup();
    }
  });
});
