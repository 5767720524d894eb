/**
 * @jest-environment node
 * @own-modules It renders as the server does.
 */
import { mapIframe } from "@festival/contracts/embeds/iframes";
import { expect, it } from "@jest/globals";
import { renderToString } from "react-dom/server";
import { OwnerContext } from "../../owner/ownerContext.ts";
import { testPage } from "../../owner/testing.tsx";
import { ExternalIframe } from "./ExternalIframe.tsx";

function inServerHtml(): string {
  const frame = mapIframe("openstreetmap", { latitude: 50.7, longitude: 7.1 });
  if (!frame) throw new Error("There is no map.");
  return renderToString(
    <OwnerContext
      value={{
        page: testPage({ url: "/de/besuch", data: null }),
        bus: null,
        navigate: () => undefined,
        mountFragment: null,
        fragmentHtml: {},
      }}
    >
      <ExternalIframe frame={frame} kind="map" title="" />
    </OwnerContext>,
  );
}

it("offers to load nothing before its code is there: a press would be lost", () => {
  const buttons = inServerHtml().match(/<button [^>]*>/g) ?? [];
  expect(buttons).toHaveLength(2);
  for (const button of buttons) expect(button).toContain(" disabled");
});

it("is a plain link to the provider in the server's HTML", () => {
  const html = inServerHtml();
  expect(html).not.toContain("<iframe");
  expect(html).not.toContain("/export/embed.html");
  expect(html).toContain('href="https://www.openstreetmap.org/?mlat=50.7');
});
