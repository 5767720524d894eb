import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { CookieSettingsPage } from "./cookieSettings/CookieSettingsPage.tsx";
import { SignInFrame } from "./signIn/SignInFrame.tsx";

// what stands in a live region from the start is not read out, so the browser puts the focus on it
describe("a message that stands in a document from the start", () => {
  it("has the focus where cookie settings were saved", () => {
    const data = { version: 1, offered: [], agreed: [], words: null, saved: true };
    const page = testPage({ url: "/de/cookie-einstellungen", data });
    expect(renderToStaticMarkup(createElement(CookieSettingsPage, { page }))).toMatch(
      /<p [^>]*role="status" tabindex="-1" autofocus="">/i,
    );
  });

  it("has the focus where a sign-in failed", () => {
    const frame = createElement(SignInFrame, {
      locale: "de",
      title: "Anmeldung",
      problem: "Nein.",
    });
    expect(renderToStaticMarkup(frame)).toMatch(
      /<p role="alert" [^>]*tabindex="-1" autofocus="">/i,
    );
  });
});
