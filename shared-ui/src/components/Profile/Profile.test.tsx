import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { axeProblems } from "../../owner/testing.tsx";
import { BackLink } from "../BackLink/BackLink.tsx";
import { testImage } from "../testImage.ts";
import { Profile, ProfileHead, ProfileText } from "./Profile.tsx";

const shapes = [
  ["wide", testImage({ width: 1800, height: 1200 })],
  ["tall", testImage({ width: 1500, height: 1800, copyright: "Ada Alt" })],
  ["without a picture", null],
] as const;

describe("Profile", () => {
  it.each(shapes)("tells of a place or a person, %s", async (_shape, image) => {
    const { container } = render(
      <Profile>
        <ProfileHead
          image={image}
          preline="Dirigentin"
          title="Mara Lindqvist"
          back={<BackLink href="/de">Start</BackLink>}
        >
          <p>Strom-Philharmonie</p>
        </ProfileHead>
        <ProfileText aside={<p>Am Ufer</p>}>
          <p>Neunundachtzig Menschen.</p>
        </ProfileText>
      </Profile>,
    );
    const profile = within(screen.getByRole("article"));
    expect(
      profile.getByRole("heading", { level: 1, name: "Dirigentin Mara Lindqvist" }),
    ).toBeTruthy();
    expect(profile.getByText("Strom-Philharmonie")).toBeTruthy();
    expect(profile.getByText("Neunundachtzig Menschen.")).toBeTruthy();
    expect(profile.getByText("Am Ufer")).toBeTruthy();
    expect(profile.queryAllByRole("img")).toHaveLength(image ? 1 : 0);
    expect(profile.queryAllByText("© Ada Alt")).toHaveLength(image?.copyright ? 1 : 0);
    expect(await axeProblems(container)).toEqual([]);
  });
});
