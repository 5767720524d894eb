import type { ButtonStatus } from "@festival/contracts/api/events";
import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { axeProblems } from "../../owner/testing.tsx";
import { TicketButton } from "./TicketButton.tsx";

const shop = "https://tickets.example/7";

describe("TicketButton", () => {
  it.each<ButtonStatus>(["on_sale", "few_left", "free", "external"])(
    "leads to the tickets when they are %s",
    async (status) => {
      const { container } = render(
        <TicketButton status={status} text="Tickets" href={shop} eventTitle="Nachtstücke" />,
      );
      const link = screen.getByRole("link", { name: /^Tickets\s*: Nachtstücke$/ });
      expect(link.getAttribute("href")).toBe(shop);
      expect(link.dataset.status).toBe(status);
      expect(await axeProblems(container)).toEqual([]);
    },
  );

  it.each<ButtonStatus>(["sold_out", "cancelled", "soon"])(
    "is mere words when they are %s, whatever the address",
    async (status) => {
      const { container } = render(
        <TicketButton status={status} text="Keine Karten" href={shop} />,
      );
      expect(screen.queryByRole("link")).toBeNull();
      expect(screen.getByText("Keine Karten").dataset.status).toBe(status);
      expect(await axeProblems(container)).toEqual([]);
    },
  );

  it.each([null, "javascript:alert(1)"])("is mere words with the address %s", (href) => {
    render(<TicketButton status="free" text="Eintritt frei" href={href} />);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Eintritt frei")).toBeTruthy();
  });
});
