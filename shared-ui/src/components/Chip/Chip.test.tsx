import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../owner/testing.tsx";
import { Chip } from "./Chip.tsx";

describe("Chip", () => {
  it("is a plain link while its filter is off", async () => {
    const { container } = render(<Chip href="?genres=1">Kammermusik</Chip>);
    expect(
      screen.getByRole("link", { name: "Kammermusik" }).getAttribute("aria-current"),
    ).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says that its filter is on and how to take it off", async () => {
    const { container } = render(
      <Chip href="?" selected removeLabel="Filter aufheben">
        Kammermusik
      </Chip>,
    );
    const link = screen.getByRole("link", { name: /^Kammermusik\s*, Filter aufheben$/ });
    expect(link.getAttribute("aria-current")).toBe("true");
    expect(link.dataset.selected).toBe("");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is a label without an address", async () => {
    const { container } = render(<Chip>Orgel</Chip>);
    expect(screen.queryByRole("link")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });
});
