import { describe, expect, it } from "@jest/globals";
import { iframeOf, mapIframe } from "./iframes.ts";
import { frameOrigins } from "./providers.ts";

const srcOf = (address: string) => iframeOf(address)?.src;

describe("a stored embed is shown from its provider's most sparing host", () => {
  it.each([
    ["https://www.youtube.com/watch?v=a-B_9&list=z", "youtube-nocookie.com/embed/a-B_9?rel=0"],
    ["https://youtu.be/abc?t=1m30s", "youtube-nocookie.com/embed/abc?rel=0&start=90"],
    ["https://m.youtube.com/shorts/abc", "youtube-nocookie.com/embed/abc?rel=0"],
    ["https://www.youtube-nocookie.com/embed/abc?rel=1", "youtube-nocookie.com/embed/abc?rel=0"],
    [
      "https://www.youtube.com/playlist?list=PL1",
      "youtube-nocookie.com/embed/videoseries?list=PL1",
    ],
    ["https://vimeo.com/12345", "player.vimeo.com/video/12345?dnt=1"],
    ["https://vimeo.com/12345/abcd", "player.vimeo.com/video/12345?dnt=1&h=abcd"],
    ["https://player.vimeo.com/video/7?h=s", "player.vimeo.com/video/7?dnt=1&h=s"],
    ["https://open.spotify.com/intl-de/track/x1", "open.spotify.com/embed/track/x1"],
    ["https://open.spotify.com/embed/album/x1?si=9", "open.spotify.com/embed/album/x1"],
    [
      "https://soundcloud.com/a/b",
      "w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fa%2Fb",
    ],
    [
      "https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/1&auto_play=true",
      "w.soundcloud.com/player/?url=https%3A%2F%2Fapi.soundcloud.com%2Ftracks%2F1",
    ],
    ["https://ton.podigee.io/12-probe", "ton.podigee.io/12-probe/embed?context=external"],
    ["https://www.yumpu.com/de/embed/view/Ab1", "www.yumpu.com/de/embed/view/Ab1"],
    ["https://issuu.com/fest/docs/heft", "e.issuu.com/embed.html?u=fest&d=heft"],
    ["https://e.issuu.com/embed.html?d=heft&u=fest", "e.issuu.com/embed.html?u=fest&d=heft"],
    ["https://indd.adobe.com/view/0a-1b", "indd.adobe.com/embed/0a-1b?startpage=1"],
    ["https://www.instagram.com/p/C1/", "www.instagram.com/p/C1/embed/captioned/"],
    ["https://www.instagram.com/fest/reel/C1/", "www.instagram.com/reel/C1/embed/captioned/"],
    ["https://x.com/fest/status/12", "platform.twitter.com/embed/Tweet.html?id=12&dnt=true"],
    [
      "https://www.facebook.com/fest/posts/1",
      "www.facebook.com/plugins/post.php?href=https%3A%2F%2Fwww.facebook.com%2Ffest%2Fposts%2F1",
    ],
    ["https://www.tiktok.com/@fest/video/71", "www.tiktok.com/embed/v2/71"],
  ])("%s", (address, expected) => {
    expect(srcOf(address)?.replace("https://www.youtube", "https://youtube")).toBe(
      `https://${expected}`,
    );
    expect(iframeOf(address)?.address).toBe(address);
  });

  it.each([
    "https://app.idagio.com/albums/x",
    "https://www.yumpu.com/de/document/view/1/heft",
    "https://www.youtube.com/@festival",
    "https://open.spotify.com/user/1",
    "https://www.instagram.com/fest/",
    "http://youtu.be/abc",
    "javascript:alert(1)",
    "nothing",
  ])("is none where it can be shown there only: %s", (address) => {
    expect(iframeOf(address)).toBeUndefined();
  });

  it("comes from where the settings say for Starmate", () => {
    const address = "https://stars.example/abend/1";
    expect(iframeOf(address, true)).toMatchObject({ service: "starmate", src: address });
  });

  it("needs no origin that the policy does not name", () => {
    const origins = [
      srcOf("https://youtu.be/a"),
      srcOf("https://vimeo.com/1"),
      srcOf("https://open.spotify.com/track/a"),
      srcOf("https://soundcloud.com/a/b"),
      srcOf("https://www.yumpu.com/de/embed/view/a"),
      srcOf("https://issuu.com/a/docs/b"),
      srcOf("https://indd.adobe.com/view/a"),
      srcOf("https://www.instagram.com/p/a/"),
      srcOf("https://x.com/a/status/1"),
      srcOf("https://www.facebook.com/a/posts/1"),
      srcOf("https://www.tiktok.com/@a/video/1"),
      mapIframe("openstreetmap", { latitude: 50, longitude: 7 })?.src,
      mapIframe("google", { latitude: 50, longitude: 7 })?.src,
    ].map((src) => new URL(src ?? "").origin);
    expect(origins.filter((origin) => !frameOrigins.includes(origin))).toEqual([]);
    expect(frameOrigins).toContain("https://*.podigee.io");
  });
});

describe("a map", () => {
  it("shows the place in the middle, with a mark", () => {
    const { src = "" } = mapIframe("openstreetmap", { latitude: 50.5, longitude: 7.25 }) ?? {};
    const query = new URL(src).searchParams;
    expect(query.get("bbox")).toBe("7.24400,50.49700,7.25600,50.50300");
    expect(query.get("marker")).toBe("50.5,7.25");
  });

  it("is none where staff want none", () => {
    expect(mapIframe("none", { latitude: 50, longitude: 7 })).toBeUndefined();
  });
});
