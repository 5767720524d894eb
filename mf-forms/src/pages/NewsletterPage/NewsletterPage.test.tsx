import { afterEach, describe, expect, it } from "@jest/globals";
import { fieldType } from "@festival/contracts/formFields";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { cleanup, screen } from "@testing-library/react";
import { NewsletterPage } from "./NewsletterPage.tsx";
import { testField, testForm } from "../../testing/testForm.ts";
import { texts } from "../../texts.ts";
import type { NewsletterPageData, NewsletterScreen } from "./newsletterPage.ts";

const here = `/de/newsletter?token=${"t".repeat(43)}&step=settings`;

function show(given: NewsletterScreen) {
  const data: NewsletterPageData = { screen: given, here, order: "/de/newsletter", home: "/de" };
  return renderScreen(NewsletterPage, texts, testPage({ url: here, data, owner: "mf-forms" }));
}
const formOf = (name: string) =>
  screen.getByRole("button", { name }).closest("form") ?? new HTMLFormElement();

const settings: NewsletterScreen = {
  step: "settings",
  email: "ada@festival.test",
  fields: [
    testField({
      slug: "interests",
      label: "Das interessiert mich",
      field_type: fieldType.checkboxes,
      choices: [
        { value: "new", label: "Neue Musik" },
        { value: "family", label: "Familie" },
      ],
    }),
    testField({
      slug: "language",
      label: "Sprache",
      field_type: fieldType.radio,
      choices: [
        { value: "de", label: "Deutsch" },
        { value: "en", label: "Englisch" },
      ],
    }),
  ],
  values: { interests: ["new"], language: "en" },
  done: null,
  failed: false,
  unsubscribe: "/de/newsletter?step=unsubscribe",
  kept: "/de/api/newsletter/export/",
};

afterEach(cleanup);

describe("the newsletter's pages", () => {
  it("confirm by the one button of a form", async () => {
    const { container } = show({ step: "confirm", failed: false });
    expect(screen.getByRole("heading", { level: 1, name: "Nur noch ein Klick" })).toBeTruthy();
    expect(screen.getAllByRole("button")).toHaveLength(1);
    const form = formOf("Ja, ich möchte ihn");
    expect([form.method, form.getAttribute("action")]).toEqual(["post", here]);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("unsubscribe by one button, and offer to change the topics instead", async () => {
    const { container } = show({
      step: "unsubscribe",
      email: "ada@festival.test",
      settings: "/de/newsletter?step=settings",
      failed: true,
    });
    expect(screen.getByText(/ada@festival\.test/)).toBeTruthy();
    expect(formOf("Abbestellen").method).toBe("post");
    expect(screen.getByRole("link", { name: "Lieber nur die Themen ändern" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toMatch(/nicht geklappt/);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("show what is set, and what can be done about one's data", async () => {
    const { container } = show({ ...settings, done: "confirm" });
    expect(screen.getByRole("status").textContent).toMatch(/^Bestätigt/);
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Neue Musik" }).checked).toBe(
      true,
    );
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Englisch" }).checked).toBe(true);
    expect(formOf("Speichern")).not.toBe(formOf("Endgültig löschen"));
    expect(new FormData(formOf("Speichern")).get("erase")).toBeNull();
    expect(screen.getByRole("link", { name: /Herunterladen/ }).hasAttribute("download")).toBe(true);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("say when saving failed", async () => {
    const { container } = show({ ...settings, failed: true });
    expect(screen.getByRole("alert")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("lead on from a link that is too old, and from the end of a subscription", async () => {
    for (const step of ["gone", "left", "erased"] as const) {
      const { container } = show({ step });
      expect(screen.getByRole("link", { name: "Newsletter abonnieren" }).getAttribute("href")).toBe(
        "/de/newsletter",
      );
      expect(await axeProblems(container)).toEqual([]);
      cleanup();
    }
  });

  it("say that there is no newsletter, and offer none, on a site without one", async () => {
    const { container } = show({ step: "none" });
    expect(screen.getByRole("heading", { level: 1, name: "Noch kein Newsletter" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Newsletter abonnieren" })).toBeNull();
    expect(screen.getByRole("link", { name: "Zur Startseite" }).getAttribute("href")).toBe("/de");
    expect(await axeProblems(container)).toEqual([]);
  });

  it("send to the mailbox who has ordered", async () => {
    const data = {
      form: testForm({ slug: "newsletter" }),
      address: "/de/newsletter",
      allForms: "/de/forms",
      home: "/de",
      values: {},
      refusal: null,
      sent: true,
    };
    const url = "/de/newsletter?sent=1";
    renderScreen(NewsletterPage, texts, testPage({ url, data, owner: "mf-forms" }));
    expect(screen.getByText(/Schauen Sie jetzt in Ihr Postfach/)).toBeTruthy();
  });
});
