/** @own-modules It replaces a module. */
import { testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it, jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";

const known = await import("@festival/contracts/locales");
const many = ["de", "en", "fr", "it", "nl", "pl", "cs"];
jest.unstable_mockModule("@festival/contracts/locales", () => ({ ...known, locales: many }));
const { LanguageSwitch } = await import("./LanguageSwitch.tsx");
const { I18nextProvider } = await import("@festival/shared-ui/i18n");
const { layoutI18n } = await import("../texts.ts");

const alternates = Object.fromEntries(many.map((locale) => [locale, `/${locale}`]));

describe("the language switch", () => {
  it("lists at most five languages", () => {
    const page = testPage({ url: "/de", data: null, alternates });
    render(
      <I18nextProvider i18n={layoutI18n("de")}>
        <LanguageSwitch page={page} label="Sprache" />
      </I18nextProvider>,
    );
    const languages = screen.getAllByRole("link").map(({ textContent }) => textContent);
    expect(languages).toEqual(["DE", "EN", "FR", "IT", "NL"]);
  });

  it("leads on to the page in easy language and in signs, and says which languages these are", () => {
    const variants = [
      { title: "Leicht", label: "Leicht: diese Seite", language: "de-simple", href: "/de/leicht" },
    ];
    const page = testPage({ url: "/de", data: null, alternates, variants });
    render(
      <I18nextProvider i18n={layoutI18n("de")}>
        <LanguageSwitch page={page} label="Sprache" />
      </I18nextProvider>,
    );
    const link = screen.getByRole("link", { name: "Leicht: diese Seite" });
    expect(link.outerHTML).toMatch(/href="\/de\/leicht" hreflang="de-simple" rel="alternate"/);
  });
});
