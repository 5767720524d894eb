import { loadedPage } from "@festival/shared-ui/owner/testRequest";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { actSecondFactor, loadSecondFactor } from "./loadSecondFactor.ts";
import { SecondFactorPage } from "./SecondFactorPage.tsx";
import { hiddenValues, showSignIn, signInRequest } from "./testSignIn.tsx";

const url = "/de/admin/second-factor";
const account = "GET /internal/account/";
const offer = "POST /internal/account/second-factor/";
const confirm = "POST /internal/account/second-factor/confirm/";
const remove = "POST /internal/account/second-factor/remove/";
const none = { body: { has_second_factor: false, recovery_codes: 0 } };
const seven = { body: { has_second_factor: true, recovery_codes: 7 } };
const signedOut = { status: 401, body: { code: "not_authenticated" } };
const wrong = (field: string) => ({
  status: 422,
  body: { code: "validation_failed", message: "", details: { fields: { [field]: "invalid" } } },
});

type Answers = Parameters<typeof signInRequest>[1];
const load = (answers: Answers) =>
  loadedPage(loadSecondFactor(signInRequest(url, answers).request));
const act = (form: Record<string, string>, answers: Answers) => {
  const posted = Object.fromEntries(Object.entries(form).map(([name, value]) => [name, [value]]));
  return actSecondFactor(signInRequest(url, answers).request, posted);
};
const show = (page: Awaited<ReturnType<typeof load>>) => showSignIn(SecondFactorPage, page, url);

describe("the page of the second factor", () => {
  it("is for signed-in users; others sign in first", async () => {
    const toLogin = { kind: "redirect", to: "/de/admin/login?next=%2Fde%2Fadmin%2Fsecond-factor" };
    const answers = { [account]: signedOut, [offer]: signedOut, [confirm]: signedOut };
    expect(await loadSecondFactor(signInRequest(url, answers).request)).toMatchObject(toLogin);
    for (const step of ["begin", "confirm", ""]) {
      expect(await act({ step }, answers)).toMatchObject(toLogin);
    }
  });

  it("asks for the password, and shows the key as picture and text", async () => {
    expect(hiddenValues(await show(await load({ [account]: none })))).toEqual({ step: "begin" });
    const body = { secret: "ABCD2345", uri: "otpauth://totp/x", qr_svg: "<svg/>" };
    const page = await loadedPage(
      act({ step: "begin", password: "richtig" }, { [offer]: { body } }),
    );
    document.body.innerHTML = "";
    const container = await show(page);
    expect(screen.getByRole("img").getAttribute("src")).toBe("data:image/svg+xml,%3Csvg%2F%3E");
    expect(screen.getByText("ABCD 2345").tagName).toBe("CODE");
    expect(hiddenValues(container)).toEqual({ step: "confirm", secret: "ABCD2345" });
    expect(container.innerHTML).not.toContain("richtig");
    expect(container.querySelector("svg")).toBeNull();
  });

  it("says when the password is wrong", async () => {
    const answers = { [account]: none, [offer]: wrong("password") };
    const page = await loadedPage(act({ step: "begin", password: "falsch" }, answers));
    expect(page.status).toBe(422);
    await show(page);
    expect(screen.getByRole("alert").textContent).toContain("Passwort stimmt nicht");
  });

  it("says when the account can't be read", async () => {
    const page = await load({});
    expect(page.status).toBe(503);
    await show(page);
    expect(screen.getByRole("alert").textContent).toContain("gerade nicht möglich");
  });

  it("keeps the key where the first code is wrong", async () => {
    const form = { step: "confirm", secret: 'ABCD2345"<b>', code: "000000" };
    const container = await show(await loadedPage(act(form, { [confirm]: wrong("code") })));
    expect(screen.getByRole("alert").textContent).toContain("Code stimmt nicht");
    expect(hiddenValues(container)).toEqual({ step: "confirm", secret: "ABCD2345" });
  });

  it("shows the recovery codes where the first code is right", async () => {
    const body = { recovery_codes: ["aaaa-bbbb", "cccc-dddd"] };
    const form = { step: "confirm", secret: "ABCD2345", code: "123456" };
    const container = await show(await loadedPage(act(form, { [confirm]: { body } })));
    const codes = [...container.querySelectorAll("ol code")].map(({ textContent }) => textContent);
    expect(codes).toEqual(["aaaa-bbbb", "cccc-dddd"]);
  });

  it("removes it with password and code", async () => {
    const state = await show(await load({ [account]: seven }));
    expect(screen.getByText(/Unbenutzte Wiederherstellungscodes: 7\./)).toBeTruthy();
    expect(hiddenValues(state)).toEqual({ step: "remove" });
    state.remove();

    const form = { step: "remove", password: "richtig", code: "000000" };
    const refused = await show(
      await loadedPage(act(form, { [account]: seven, [remove]: wrong("code") })),
    );
    expect(screen.getByRole("alert").textContent).toContain("Code stimmt nicht");
    expect(screen.getByLabelText<HTMLInputElement>("Code aus der App").value).toBe("");
    refused.remove();

    await show(await loadedPage(act(form, { [account]: none, [remove]: {} })));
    expect(screen.getByRole("status").textContent).toBe("Der zweite Faktor ist entfernt.");
  });
});
