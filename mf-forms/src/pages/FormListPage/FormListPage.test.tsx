import { afterEach, describe, expect, it } from "@jest/globals";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { cleanup, screen } from "@testing-library/react";
import { FormListPage } from "./FormListPage.tsx";
import { texts } from "../../texts.ts";
import type { FormListPageData } from "./loadFormListPage.ts";

afterEach(cleanup);

describe("the list of forms", () => {
  it("leads to each form", async () => {
    const data: FormListPageData = {
      forms: [{ id: 1, title: "Contact", intro: "Write to us.", address: "/en/forms/contact" }],
    };
    const page = testPage({ url: "/en/forms", locale: "en", data });
    const { container } = renderScreen(FormListPage, texts, page);
    expect(screen.getByRole("heading", { level: 1, name: "Forms" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Contact" }).getAttribute("href")).toBe(
      "/en/forms/contact",
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each([
    ["de", "Zurzeit gibt es hier kein Formular."],
    ["en", "There are no forms here at present."],
  ] as const)("says in %s that there is none", async (locale, words) => {
    const data: FormListPageData = { forms: [] };
    const page = testPage({ url: `/${locale}/forms`, locale, data });
    const { container } = renderScreen(FormListPage, texts, page);
    expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole("list")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });
});
