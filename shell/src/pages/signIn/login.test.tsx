import { loadedPage } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { actLogin, loadLogin } from "./loadLogin.ts";
import { LoginPage } from "./LoginPage.tsx";
import { hiddenValues, showSignIn, signInRequest } from "./testSignIn.tsx";

const address = "/de/admin/login?next=%2Fde%2Fmagazin";
const sessions = "POST /internal/sessions/";
const secondFactor = "POST /internal/sessions/second-factor/";
const ada = { email: ["ada@festival.example"], password: ["richtig"] };
const form = () => document.querySelector("form");

describe("the sign-in page", () => {
  it.each([
    ["/de/admin/login", "Anmeldung für das Team", "E-Mail-Adresse", "Passwort"],
    ["/en/admin/login", "Staff sign-in", "Email address", "Password"],
  ])("asks for email address and password (%s)", async (url, title, email, password) => {
    const page = await loadLogin(signInRequest(url).request);
    expect(page.head).toMatchObject({ title, noIndex: true });
    expect([page.isPersonal, page.status]).toEqual([true, 200]);
    await showSignIn(LoginPage, page, url);
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeTruthy();
    expect(screen.getByLabelText(email).getAttribute("autocomplete")).toBe("username");
    expect(screen.getByLabelText(password).getAttribute("autocomplete")).toBe("current-password");
    expect([form()?.method, form()?.getAttribute("action")]).toEqual(["post", url]);
  });

  it("remembers where to go, within this site only", async () => {
    const actionFor = async (next: string) => {
      const url = `/de/admin/login?next=${encodeURIComponent(next)}`;
      return (await loadLogin(signInRequest(url).request)).data.here;
    };
    expect(await actionFor("/de/magazin?page=2")).toBe(
      "/de/admin/login?next=%2Fde%2Fmagazin%3Fpage%3D2",
    );
    for (const evil of ["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil"]) {
      expect(await actionFor(evil)).toBe("/de/admin/login?next=%2Fde");
    }
  });

  it("says that a new password is stored", async () => {
    const url = "/de/admin/login?done=1";
    await showSignIn(LoginPage, await loadLogin(signInRequest(url).request), url);
    expect(screen.getByRole("status").textContent).toContain("Ihr Passwort ist gespeichert.");
  });
});

describe("signing in", () => {
  it("leads on with the backend's cookies", async () => {
    const { request, calls } = signInRequest(address, {
      [sessions]: { body: { username: "Ada" }, cookies: ["festival_session=s"] },
    });
    expect(await actLogin(request, ada)).toEqual({
      kind: "redirect",
      status: 303,
      to: "/de/magazin",
      cookies: ["festival_session=s"],
    });
    expect(calls).toEqual([[sessions, { email: "ada@festival.example", password: "richtig" }]]);
  });

  it.each(["//evil.example", "/de\r\nx-injected: 1", "/de\0"])(
    "leads home where %j is asked for",
    async (next) => {
      const url = `/de/admin/login?next=${encodeURIComponent(next)}`;
      const { request } = signInRequest(url, { [sessions]: { body: {} } });
      expect(await actLogin(request, ada)).toMatchObject({ to: "/de" });
    },
  );

  it("leads to an address with any letters", async () => {
    const url = `/de/admin/login?next=${encodeURIComponent("/de/seite/5-€-früher")}`;
    const { request } = signInRequest(url, { [sessions]: { body: {} } });
    expect(await actLogin(request, ada)).toMatchObject({
      to: "/de/seite/5-%E2%82%AC-fr%C3%BCher",
    });
  });

  it.each([
    [401, 401, "stimmt nicht"],
    [422, 401, "stimmt nicht"],
    [429, 429, "Zu viele Versuche"],
    [undefined, 503, "gerade nicht erreichbar"],
  ])("shows the backend's %s as a page with %i: %s", async (given, status, words) => {
    const answers = given ? { [sessions]: { status: given, body: { code: "x" } } } : {};
    const page = await loadedPage(actLogin(signInRequest(address, answers).request, ada));
    expect([page.status, page.head.title]).toEqual([status, "Fehler – Anmeldung für das Team"]);
    const container = await showSignIn(LoginPage, page, address);
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain(words);
    const email = screen.getByLabelText<HTMLInputElement>("E-Mail-Adresse");
    expect(email.value).toBe("ada@festival.example");
    expect(email.getAttribute("aria-describedby")).toBe(alert.id);
    expect(form()?.getAttribute("action")).toBe(address);
    expect(container.innerHTML + JSON.stringify(page)).not.toContain("richtig");
  });
});

describe("the second step of signing in", () => {
  const step = { token: ["t0k3n"], code: ["123 456"] };

  it("asks for a code where the backend wants one, and does not sign in before", async () => {
    const { request } = signInRequest(address, {
      [sessions]: { status: 202, body: { token: "t0k3n" }, cookies: ["a=1"] },
    });
    const page = await loadedPage(actLogin(request, ada));
    expect(page.status).toBe(200);
    const container = await showSignIn(LoginPage, page, address);
    expect(hiddenValues(container)).toEqual({ token: "t0k3n" });
    expect(form()?.getAttribute("action")).toBe(address);
    expect(screen.getByLabelText("Code").getAttribute("autocomplete")).toBe("one-time-code");
  });

  it("leads on with the right code", async () => {
    const { request, calls } = signInRequest(address, {
      [secondFactor]: { body: {}, cookies: ["festival_session=s"] },
    });
    expect(await actLogin(request, step)).toMatchObject({
      to: "/de/magazin",
      cookies: ["festival_session=s"],
    });
    expect(calls).toEqual([[secondFactor, { token: "t0k3n", code: "123 456" }]]);
  });

  it.each([
    [401, 401, "stimmt nicht oder wurde schon benutzt", "Code"],
    [429, 429, "Zu viele Versuche", "Code"],
    [undefined, 503, "gerade nicht möglich", "Code"],
    [404, 401, "hat zu lange gedauert", "Passwort"],
  ])("shows the backend's %s as a page with %i: %s", async (given, status, words, field) => {
    const answers = given ? { [secondFactor]: { status: given, body: { code: "x" } } } : {};
    const page = await loadedPage(actLogin(signInRequest(address, answers).request, step));
    expect(page.status).toBe(status);
    await showSignIn(LoginPage, page, address);
    expect(screen.getByRole("alert").textContent).toContain(words);
    expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe("");
    expect(form()?.getAttribute("action")).toBe(address);
  });
});
