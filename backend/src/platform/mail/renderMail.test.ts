import { describe, expect, it } from "@jest/globals";
import { renderMail } from "./renderMail.ts";

const footer = {
  lines: ["Musikfest <gGmbH>, Uferpromenade 1"],
  links: [{ label: "Datenschutz", url: "https://festival.example/de/datenschutz" }],
};

describe("the layout of mails", () => {
  const mail = renderMail(
    "de",
    {
      title: "Willkommen",
      paragraphs: ["Guten Tag,\nschön <b>dass</b> Sie da sind."],
      action: { label: 'Jetzt "bestätigen"', url: "https://festival.example/?a=1&b=2" },
      closing: "Ihr Team & mehr",
    },
    footer,
  );

  it("says the same in words and in HTML", () => {
    expect(mail.subject).toBe("Willkommen");
    expect(mail.text).toBe(
      'Willkommen\n\nGuten Tag,\nschön <b>dass</b> Sie da sind.\n\nJetzt "bestätigen":\nhttps://festival.example/?a=1&b=2\n\nIhr Team & mehr\n\n-- \nMusikfest <gGmbH>, Uferpromenade 1\nDatenschutz: https://festival.example/de/datenschutz\n',
    );
    expect(mail.html).toContain("Guten Tag,<br>schön &lt;b&gt;dass&lt;/b&gt; Sie da sind.");
    expect(mail.html).toContain("Ihr Team &amp; mehr");
    expect(mail.html).toContain("Musikfest &lt;gGmbH&gt;, Uferpromenade 1<br>");
    expect(mail.html).toContain("Falls die Schaltfläche nicht funktioniert");
  });

  it("takes what it is given literally", () => {
    const hostile = `"><script>alert('x')</script>`;
    const { html } = renderMail(
      "en",
      {
        title: hostile,
        paragraphs: [hostile],
        action: { label: hostile, url: `https://festival.example/${hostile}` },
        closing: hostile,
      },
      footer,
    );
    expect(html).not.toContain("<script");
    expect(html).not.toContain(`'x'`);
  });

  it("names its language, has a heading, and fetches nothing", () => {
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.html.match(/<h1/g)).toHaveLength(1);
    expect(mail.html).not.toMatch(/<(?:img|link|script|iframe)|url\(|@import|\ssrc=/i);
  });

  it("has colours of its own for dark screens", () => {
    expect(mail.html).toContain('name="color-scheme" content="light dark"');
    expect(mail.html).toContain("prefers-color-scheme:dark");
  });
});
