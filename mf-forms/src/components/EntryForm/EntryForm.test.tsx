/**
 * React's renderer for Node runs here, as it does on the server.
 *
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import type { Bus } from "@festival/contracts/bus";
import { createBrowserFragment } from "@festival/shared-ui/owner/fragment";
import { testApi } from "@festival/shared-ui/owner/testRequest";
import { afterEach, describe, expect, it } from "@jest/globals";
import { act } from "@testing-library/react";
import { BehaviorSubject } from "rxjs";
import { browserTexts } from "../../browserTexts.ts";
import { loadNewsletterForm } from "../../fragments/newsletterForm/loadNewsletterForm.ts";
import { NewsletterForm } from "../../fragments/newsletterForm/NewsletterForm.tsx";
import { owner } from "../../server.ts";
import { testForm } from "../../testing/testForm.ts";

afterEach(() => document.body.replaceChildren());

// a mismatch between server and browser is reported through console.error, which fails the test
describe("a form of a page that was kept", () => {
  it("hydrates without a network as the server wrote it, and then says that there is none", async () => {
    const given = { locale: "de", identifierPrefix: "f-form-" } as const;
    const data = await loadNewsletterForm(
      {},
      { locale: "de", now: "2025-08-20T08:00:00.000Z", api: testApi("de", () => testForm()) },
    );
    const element = document.createElement("div");
    element.innerHTML = owner.fragments.newsletterForm?.render(data, given) ?? "";
    document.body.append(element);
    const button = element.querySelector("button");
    const browser = createBrowserFragment({ Component: NewsletterForm, texts: browserTexts });
    await browser.prepare("de");
    const bus = { online$: new BehaviorSubject(false) } as Partial<Bus> as Bus;
    await act(async () => {
      browser.mount(element, { ...given, data, bus, hydrate: true, onFailure: () => undefined });
    });
    expect(element.querySelector("button")).toBe(button);
    expect(element.textContent).toContain("gerade keine Verbindung");
  });
});
