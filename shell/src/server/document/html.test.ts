import { escapeText } from "@festival/contracts/escapeText";
import { describe, expect, it } from "@jest/globals";
import { attributes } from "./html.ts";

describe("html", () => {
  it("escapes texts and attributes", () => {
    expect(escapeText(`<a href="x">'&`)).toBe("&lt;a href=&quot;x&quot;&gt;&#39;&amp;");
    expect(attributes({ href: '/de?a=1&b="', "data-x": "" })).toBe(
      ' href="/de?a=1&amp;b=&quot;" data-x',
    );
  });
});
