import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../owner/testing.tsx";
import { Pagination } from "./Pagination.tsx";

const labels = {
  navigation: "Seiten des Programms",
  previous: "Zurück",
  next: "Weiter",
  page: (page: number) => `Seite ${page}`,
};

function show(page: number, pages: number) {
  return render(
    <Pagination page={page} pages={pages} hrefOf={(to) => `?page=${to}`} labels={labels} />,
  );
}

const shown = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

describe("Pagination", () => {
  it("links the neighbours, the ends and the steps", async () => {
    const { container } = show(5, 9);
    expect(shown()).toEqual(["Zurück", "1", "4", "5", "6", "9", "Weiter"]);
    expect(screen.getByRole("link", { name: "Weiter" }).getAttribute("href")).toBe("?page=6");
    expect(screen.getByRole("link", { name: "Seite 5" }).getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("navigation", { name: "Seiten des Programms" })).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each([
    [1, 3, ["1", "2", "3", "Weiter"]],
    [3, 3, ["Zurück", "1", "2", "3"]],
  ])("stops at the ends: page %s of %s", async (page, pages, expected) => {
    const { container } = show(page, pages);
    expect(shown().filter((text) => text !== "…")).toEqual(expected);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leaves no single page out", () => {
    show(1, 4);
    expect(shown()).toEqual(["1", "2", "3", "4", "Weiter"]);
  });

  it("is nothing where there is one page", () => {
    expect(show(1, 1).container.innerHTML).toBe("");
  });
});
