import { createI18n, I18nextProvider } from "@festival/shared-ui/i18n";
import { axeProblems } from "@festival/shared-ui/owner/testing";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Subject } from "rxjs";
import { LoginDialog } from "./LoginDialog.tsx";
import { texts } from "./texts.ts";

// jsdom has no modal dialogs
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe("the dialog for who has to sign in again", () => {
  it("opens when a session has ended, leads to the sign-in beside the page, and closes", async () => {
    const loginNeeded$ = new Subject<void>();
    const { container } = render(
      <I18nextProvider i18n={createI18n("de", texts)}>
        <LoginDialog loginNeeded$={loginNeeded$} locale="de" />
      </I18nextProvider>,
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    act(() => loginNeeded$.next());
    expect(screen.getByRole("dialog", { name: "Ihre Anmeldung ist abgelaufen" })).toBeTruthy();
    const link = screen.getByRole("link", { name: "Neu anmelden" });
    expect(link.getAttribute("href")).toBe("/admin/login?lang=de");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(await axeProblems(container)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
