import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../owner/testing.tsx";
import { BackLink } from "../BackLink/BackLink.tsx";
import { Container } from "../Container/Container.tsx";
import { PageTitle } from "./PageTitle.tsx";

describe("PageTitle", () => {
  it.each(["large", "display"] as const)("is the page's one heading, %s", async (size) => {
    const { container } = render(
      <Container as="section" grid>
        <BackLink href="/de/magazin">Magazin</BackLink>
        <PageTitle size={size} preline="Werkstatt">
          Ein Flügel zieht um
        </PageTitle>
      </Container>,
    );
    const heading = screen.getByRole("heading", {
      level: 1,
      name: "Werkstatt Ein Flügel zieht um",
    });
    expect(heading.closest("section")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Magazin" }).getAttribute("href")).toBe("/de/magazin");
    expect(await axeProblems(container)).toEqual([]);
  });
});
