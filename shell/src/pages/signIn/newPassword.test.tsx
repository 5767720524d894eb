import { loadedPage } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { actNewPassword, loadNewPassword } from "./loadNewPassword.ts";
import { NewPasswordPage } from "./NewPasswordPage.tsx";
import { showSignIn, signInRequest } from "./testSignIn.tsx";

const links = "POST /internal/password-links/";
const passwords = "POST /internal/passwords/";
const url = "/de/admin/password?token=t0k3n";
const reset = { body: { purpose: "reset", email: "ada@festival.example", username: "Ada" } };
const form = { password: ["vier Bratschen"], repeat: ["vier Bratschen"] };

describe("the page that a mail's link leads to", () => {
  it("says whose password is chosen, and uses nothing up", async () => {
    const { request, calls } = signInRequest(url, { [links]: reset });
    const page = await loadedPage(loadNewPassword(request));
    expect(page).toMatchObject({ isPersonal: true, status: 200, head: { noIndex: true } });
    await showSignIn(NewPasswordPage, page, url);
    expect(screen.getByText("Wählen Sie ein Passwort für ada@festival.example.")).toBeTruthy();
    expect(document.querySelector("form")?.getAttribute("action")).toBe(url);
    for (const label of ["Neues Passwort", "Passwort wiederholen"]) {
      expect(screen.getByLabelText(label).getAttribute("autocomplete")).toBe("new-password");
    }
    expect(calls).toEqual([[links, { token: "t0k3n" }]]);
  });

  it("greets the invited user, literally", async () => {
    const body = { purpose: "invitation", email: "a@b.example", username: "<b>Ida</b>" };
    const { request } = signInRequest(url, { [links]: { body } });
    await showSignIn(NewPasswordPage, await loadedPage(loadNewPassword(request)), url);
    expect(screen.getByRole("heading", { name: "Willkommen, <b>Ida</b>" })).toBeTruthy();
  });

  it("leads to the sign-in, with the cookie by which the backend knows the browser again", async () => {
    const { request, calls } = signInRequest(url, {
      [passwords]: { cookies: ["festival_device=d"] },
    });
    expect(await actNewPassword(request, form)).toEqual({
      kind: "redirect",
      status: 303,
      to: "/de/admin/login?done=1",
      cookies: ["festival_device=d"],
    });
    expect(calls).toEqual([[passwords, { token: "t0k3n", password: "vier Bratschen" }]]);
  });

  it.each([
    [{ ...form, repeat: ["fünf Bratschen"] }, 200, {}, 422, "nicht gleich"],
    [form, 422, { problem: "too_short" }, 422, "mindestens 12 Zeichen"],
    [form, 422, { problem: "like_account" }, 422, "zu ähnlich"],
    [form, 422, { problem: "too_common" }, 422, "zu leicht zu erraten"],
    [form, 400, {}, 422, "mindestens 12 Zeichen"],
    [form, 429, {}, 429, "Zu viele Versuche"],
    [form, undefined, {}, 503, "gerade nicht möglich"],
  ])(
    "says what is wrong with a password, and never repeats it %#",
    async (sent, given, details, status, words) => {
      const body = { code: "validation_failed", message: "", details };
      const answers = { [links]: reset, ...(given && { [passwords]: { status: given, body } }) };
      const page = await loadedPage(actNewPassword(signInRequest(url, answers).request, sent));
      expect(page.status).toBe(status);
      const container = await showSignIn(NewPasswordPage, page, url);
      const alert = screen.getByRole("alert");
      expect(alert.textContent).toContain(words);
      expect(screen.getByLabelText("Neues Passwort").getAttribute("aria-describedby")).toBe(
        `${alert.id} sign-in-rule`,
      );
      expect(document.querySelector("form")?.getAttribute("action")).toBe(url);
      expect(container.innerHTML + JSON.stringify(page)).not.toContain("Bratschen");
    },
  );

  it("says that it can't tell now whether a link is good, and keeps the form", async () => {
    const page = await loadedPage(loadNewPassword(signInRequest(url).request));
    expect(page.status).toBe(503);
    await showSignIn(NewPasswordPage, page, url);
    expect(screen.getByRole("alert").textContent).toContain("gerade nicht möglich");
    expect(screen.getByLabelText("Neues Passwort")).toBeTruthy();
  });

  it("says that a link is no longer good, and where to get another", async () => {
    const answers = { [links]: { status: 404, body: { code: "not_found" } } };
    for (const loading of [
      loadNewPassword(signInRequest(url, answers).request),
      loadNewPassword(signInRequest("/de/admin/password", answers).request),
      actNewPassword(signInRequest(url, answers).request, { ...form, repeat: [""] }),
    ]) {
      const page = await loadedPage(loading);
      expect(page.status).toBe(404);
      const container = await showSignIn(NewPasswordPage, page, url);
      expect(container.querySelector('a[href="/de/admin/forgot"]')).toBeTruthy();
    }
  });
});
