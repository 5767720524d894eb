import { axeProblems } from "@festival/shared-ui/owner/testing";
import { afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { InGerman } from "../testing/liveSession.tsx";
import { HelpDialog } from "./HelpDialog.tsx";

describe("help for editing", () => {
  beforeAll(() => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
  });
  afterEach(cleanup);

  it.each([
    ["de", "Hilfe zum Bearbeiten", "Strg+Z", "Schließen"],
    ["en", "Help for editing", "Ctrl+Z", "Close"],
  ] as const)("says in %s what each act does, and its keys", async (locale, title, key, close) => {
    const onClose = jest.fn();
    const { container } = render(
      <InGerman>
        <HelpDialog locale={locale} onClose={onClose} />
      </InGerman>,
    );
    expect(screen.getByRole("dialog", { name: title })).toBeTruthy();
    // a reader begins at the top, not at the buttons below
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: title }));
    expect(screen.getByText(key).tagName).toBe("KBD");
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: close }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
