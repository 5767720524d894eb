import { describe, expect, it } from "@jest/globals";
import { embedDomains, embedUrl, type EmbedKind } from "./embedDomains.ts";

describe("embedUrl", () => {
  it.each([
    ["https://www.youtube.com/watch?v=abc", "https://www.youtube.com/watch?v=abc"],
    ["  https://youtu.be/abc ", "https://youtu.be/abc"],
    ["https://PLAYER.vimeo.com/video/1", "https://player.vimeo.com/video/1"],
    [
      '<iframe width="560" src="https://www.youtube-nocookie.com/embed/abc?rel=0&amp;start=3"></iframe>',
      "https://www.youtube-nocookie.com/embed/abc?rel=0&start=3",
    ],
    ['<iframe src="//player.vimeo.com/video/1"></iframe>', "https://player.vimeo.com/video/1"],
  ])("takes %j", (pasted, expected) => {
    expect(embedUrl(pasted, embedDomains.video)).toBe(expected);
  });

  it.each([
    "",
    "youtube.com/watch?v=abc",
    "http://www.youtube.com/watch?v=abc",
    "https://youtube.com.evil.example/watch",
    "https://notyoutube.com/watch",
    "https://evil.example/?https://youtube.com",
    "https://youtube.com@evil.example/",
    "https://someone:secret@youtube.com/",
    "https://youtube.com:8443/",
    "javascript:alert('https://youtube.com')",
    '<iframe src="https://evil.example/youtube.com"></iframe>',
    "<script>location='https://youtube.com'</script>",
    "https://you\ttube.com/",
  ])("refuses %j", (pasted) => {
    for (const domains of Object.values(embedDomains)) {
      expect(embedUrl(pasted, domains)).toBeUndefined();
    }
  });

  it.each(Object.keys(embedDomains) as EmbedKind[])("takes the hosts of %s alone", (kind) => {
    const allowed: readonly string[] = embedDomains[kind];
    for (const domain of new Set(Object.values(embedDomains).flat())) {
      const isAllowed = allowed.includes(domain);
      expect([domain, embedUrl(`https://${domain}/a`, allowed) !== undefined]).toEqual([
        domain,
        isAllowed,
      ]);
      for (const host of [`${domain}.evil.example`, `not${domain}`, `evil.example/${domain}`]) {
        expect(embedUrl(`https://${host}/a`, allowed)).toBeUndefined();
      }
    }
  });

  it("finds the post in what social networks offer for copying", () => {
    const code =
      '<blockquote class="instagram-media" data-instgrm-permalink="https://www.instagram.com/p/abc/"></blockquote><script async src="//www.instagram.com/embed.js"></script>';
    expect(embedUrl(code, embedDomains.social)).toBe("https://www.instagram.com/p/abc/");
  });
});
