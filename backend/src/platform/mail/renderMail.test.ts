import { describe, expect, it } from "@jest/globals";
import { renderMail } from "./renderMail.ts";

describe("the layout of mails", () => {
  const mail = renderMail("de", {
    title: "Willkommen",
    paragraphs: ["Guten Tag,\nschön <b>dass</b> Sie da sind."],
    action: { label: 'Jetzt "bestätigen"', url: "https://festival.example/?a=1&b=2" },
    closing: "Ihr Team & mehr",
  });

  it("says the same in words and in HTML", () => {
    expect(mail.subject).toBe("Willkommen");
    expect(mail.text).toBe(
      'Willkommen\n\nGuten Tag,\nschön <b>dass</b> Sie da sind.\n\nJetzt "bestätigen":\nhttps://festival.example/?a=1&b=2\n\nIhr Team & mehr\n',
    );
    expect(mail.html).toContain("Guten Tag,<br>schön &lt;b&gt;dass&lt;/b&gt; Sie da sind.");
    expect(mail.html).toContain("Ihr Team &amp; mehr");
    expect(mail.html).toContain("Falls die Schaltfläche nicht funktioniert");
  });

  it("takes what it is given literally", () => {
    const hostile = `"><script>alert('x')</script>`;
    const { html } = renderMail("en", {
      title: hostile,
      paragraphs: [hostile],
      action: { label: hostile, url: `https://festival.example/${hostile}` },
      closing: hostile,
    });
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
