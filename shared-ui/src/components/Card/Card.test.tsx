import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../owner/testing.tsx";
import { testImage } from "../testImage.ts";
import { Card } from "./Card.tsx";
import { CardPicture } from "./CardPicture.tsx";
import { CardTitle } from "./CardTitle.tsx";

describe("Card", () => {
  it("is an article whose title is its one link, with a picture that adds no words", async () => {
    const { container } = render(
      <Card data-size="small">
        <CardPicture image={testImage()} sizes="20rem" />
        <CardTitle level={2}>
          <a href="/de/magazin/1">Drei Fragen an Mara Lindqvist</a>
        </CardTitle>
        <p>Die Bratscherin über Stille.</p>
      </Card>,
    );
    const link = screen.getByRole("link", { name: "Drei Fragen an Mara Lindqvist" });
    expect(link.closest("article")?.dataset).toMatchObject({ size: "small" });
    expect(screen.getByRole("heading", { level: 2 }).contains(link)).toBe(true);
    expect(screen.queryByRole("img")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("can be an item of a list, with a person's name and portrait", async () => {
    const { container } = render(
      <ul>
        <Card as="li" data-wide="">
          <CardPicture image={testImage()} sizes="20rem" shape="portrait" />
          <CardTitle look="name">
            <a href="/de/kuenstler/1">Mara Lindqvist</a>
          </CardTitle>
        </Card>
      </ul>,
    );
    const item = screen.getByRole("listitem");
    expect(item.dataset).toMatchObject({ wide: "" });
    expect(screen.getByRole("heading", { level: 3 }).dataset).toMatchObject({ look: "name" });
    expect(item.querySelector("[data-shape=portrait]")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("marks what is cancelled, and has no link where it leads nowhere", async () => {
    const { container } = render(
      <Card>
        <CardTitle isCancelled>Eroica</CardTitle>
      </Card>,
    );
    expect(screen.getByRole("heading", { level: 3 }).dataset).toMatchObject({ cancelled: "" });
    expect(screen.queryByRole("link")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });
});
