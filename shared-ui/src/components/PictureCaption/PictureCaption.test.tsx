import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../owner/testing.tsx";
import { PictureCaption } from "./PictureCaption.tsx";

const cases = [
  ["what is seen and whose it is", "Probe im Regen", "Ada Alt", "Probe im Regen © Ada Alt"],
  ["what is seen", "Probe im Regen", "", "Probe im Regen"],
  ["whose it is", "", "Ada Alt", "© Ada Alt"],
] as const;

describe("PictureCaption", () => {
  it.each(cases)("tells %s", async (_what, description, copyright, words) => {
    const { container } = render(
      <figure>
        <PictureCaption image={{ description, copyright }} />
      </figure>,
    );
    expect(screen.getByRole("figure").textContent?.trim()).toBe(words);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("is empty without caption and credit", () => {
    render(
      <figure>
        <PictureCaption image={{ description: "", copyright: "" }} />
      </figure>,
    );
    expect(screen.getByRole("figure").childElementCount).toBe(0);
  });
});
