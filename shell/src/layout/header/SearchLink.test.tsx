import { I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { layoutI18n } from "../texts.ts";
import { SearchLink } from "./SearchLink.tsx";

describe("the header's link to the search", () => {
  it("opens the search over the page, and stays a link for a new tab", async () => {
    // jsdom has dialogs, but does not show them
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
        this.dispatchEvent(new Event("close"));
      },
    });
    const { container } = render(
      <I18nextProvider i18n={layoutI18n("de")}>
        <SearchLink locale="de" />
      </I18nextProvider>,
    );
    const link = screen.getByRole("link", { name: "Suche" });
    expect(link.getAttribute("href")).toBe("/de/suche");
    expect(await axeProblems(container)).toEqual([]);

    const taken: boolean[] = [];
    const note = (event: Event) => {
      taken.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener("click", note);
    fireEvent.click(link, { ctrlKey: true });
    await userEvent.click(link);
    document.removeEventListener("click", note);
    expect(taken).toEqual([false, true]);
    expect(await screen.findByRole("dialog", { name: "Suche" })).toBeTruthy();
    await act(async () => screen.getByRole("button", { name: "Suche schließen" }).click());
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
