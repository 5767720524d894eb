import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { axeProblems } from "../../owner/testing.tsx";
import { Button, ButtonLink, type ButtonVariant } from "./Button.tsx";

const variants: ButtonVariant[] = ["blue", "pink", "outline", "ink", "dark", "light"];

describe("ButtonLink", () => {
  it.each(variants)("is an accessible link in %s", async (variant) => {
    const { container } = render(
      <ButtonLink href="/de/magazin" variant={variant} arrow>
        Zum Magazin
      </ButtonLink>,
    );
    expect(screen.getByRole("link", { name: "Zum Magazin" }).dataset.variant).toBe(variant);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("shows another arrow where it leaves the site", () => {
    const { container } = render(
      <ButtonLink href="https://tickets.example" arrow>
        Karten
      </ButtonLink>,
    );
    expect(container.querySelector("svg")?.dataset.direction).toBe("out");
  });

  it("is mere text with a forbidden address", () => {
    render(<ButtonLink href="javascript:alert(1)">Karten</ButtonLink>);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Karten")).toBeTruthy();
  });
});

describe("Button", () => {
  it("submits nothing unless its type says so", () => {
    render(<Button>Speichern</Button>);
    expect(screen.getByRole("button", { name: "Speichern" }).getAttribute("type")).toBe("button");
  });

  it("can be switched off", async () => {
    const onClick = jest.fn();
    const { container } = render(
      <Button disabled onClick={onClick}>
        Speichern
      </Button>,
    );
    await userEvent.click(screen.getByRole("button"));
    expect(onClick).not.toHaveBeenCalled();
    expect(await axeProblems(container)).toEqual([]);
  });
});
