import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";
import { actForgotPassword, loadForgotPassword } from "./loadForgotPassword.ts";
import { showSignIn, signInRequest } from "./testSignIn.tsx";

const resets = "POST /internal/password-resets/";

describe("the page for a forgotten password", () => {
  it.each([
    ["/de/admin/forgot", "Passwort vergessen"],
    ["/en/admin/forgot", "Forgot your password"],
  ])("asks for the email address (%s)", async (url, title) => {
    const page = await loadForgotPassword(signInRequest(url).request);
    expect(page).toMatchObject({ isPersonal: true, status: 200, head: { title, noIndex: true } });
    await showSignIn(ForgotPasswordPage, page, url);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    const form = document.querySelector("form");
    expect([form?.method, form?.getAttribute("action")]).toEqual(["post", url]);
  });

  it("says the same for each email address, and sends the mail's language", async () => {
    const url = "/en/admin/forgot";
    const { request, calls } = signInRequest(url, { [resets]: {} });
    const page = await actForgotPassword(request, { email: ["ada@festival.example"] });
    expect(page.status).toBe(200);
    await showSignIn(ForgotPasswordPage, page, url);
    expect(screen.getByRole("status").textContent).toContain(
      "If there is an account with this address",
    );
    expect(calls).toEqual([[resets, { email: "ada@festival.example", locale: "en" }]]);
  });

  it.each([
    [400, 422, "keine E-Mail-Adresse"],
    [429, 429, "Zu viele Versuche"],
    [undefined, 503, "gerade nicht möglich"],
  ])("keeps what was typed where the backend says %s", async (given, status, words) => {
    const url = "/de/admin/forgot";
    const answers = given ? { [resets]: { status: given, body: { code: "x" } } } : {};
    const page = await actForgotPassword(signInRequest(url, answers).request, { email: ["ada@"] });
    expect(page.status).toBe(status);
    await showSignIn(ForgotPasswordPage, page, url);
    expect(screen.getByRole("alert").textContent).toContain(words);
    expect(screen.getByLabelText<HTMLInputElement>("E-Mail-Adresse").value).toBe("ada@");
  });
});
