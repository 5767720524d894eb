import type { SectionOf } from "@festival/contracts/api/content";
import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { OwnerContext } from "../../owner/ownerContext.ts";
import { axeProblems, testPage } from "../../owner/testing.tsx";
import { testImage } from "../testImage.ts";
import { Film } from "./Film.tsx";

const film: SectionOf<"film"> = {
  id: 1,
  slug: null,
  model: "film",
  video: { url: "/media/files/1-a/film.mp4", content_type: "video/mp4", width: 640, height: 360 },
  image: testImage(),
  captions: [
    { language: "de", url: "/media/files/2-a/de.vtt" },
    { language: "en", url: "/media/files/3-a/en.vtt" },
  ],
  title: "Grußwort",
  caption: "In Deutscher Gebärdensprache",
  transcript: "Guten Abend.\nWillkommen.",
};

function show(section: SectionOf<"film">, locale: "de" | "en" = "de") {
  const environment = {
    page: testPage({ url: `/${locale}/besuch`, locale, data: null }),
    bus: null,
    navigate: () => undefined,
    mountFragment: null,
    fragmentHtml: {},
  };
  const { container } = render(
    <OwnerContext value={environment}>
      <Film section={section} />
    </OwnerContext>,
  );
  const video = container.querySelector("video");
  if (!video) throw new Error("There is no video.");
  return { container, video };
}

describe("a video of this site", () => {
  it("plays in the browser's player, loads nothing before, and its place is known", async () => {
    const { container, video } = show(film);
    expect([video.controls, video.preload, video.hasAttribute("playsinline")]).toEqual([
      true,
      "none",
      true,
    ]);
    expect([video.width, video.height]).toEqual([640, 360]);
    expect(video.poster).toMatch(/\/media\/images\/.*\.webp$/);
    expect(video.getAttribute("aria-label")).toBe("Grußwort");
    const source = video.querySelector("source");
    expect([source?.getAttribute("src"), source?.type]).toEqual([film.video.url, "video/mp4"]);
    expect(container.querySelector("iframe, button")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });

  it.each(["de", "en"] as const)(
    "has captions in both languages, and shows those of %s",
    (locale) => {
      const { video } = show(film, locale);
      const tracks = [...video.querySelectorAll("track")];
      expect(tracks.map(({ kind, srclang }) => [kind, srclang])).toEqual([
        ["captions", "de"],
        ["captions", "en"],
      ]);
      expect(tracks.filter((track) => track.default).map(({ srclang }) => srclang)).toEqual([
        locale,
      ]);
      expect(tracks[0]?.label).toBe(locale === "de" ? "Deutsch" : "German");
    },
  );

  it("has its words to read, without any script", () => {
    show(film);
    expect(screen.getByText("Zum Nachlesen").closest("details")?.textContent).toContain(
      "Guten Abend.\nWillkommen.",
    );
    expect(screen.getByText("In Deutscher Gebärdensprache")).toBeTruthy();
  });

  it("can be saved where the browser has no player, and names its page where it is printed", () => {
    show(film);
    const link = screen.getByText("Video speichern");
    expect(link.getAttribute("href")).toBe(film.video.url);
    expect(screen.getByText(/^Zu sehen auf .+\/de\/besuch$/)).toBeTruthy();
  });

  it("does without picture, captions and words", async () => {
    const bare = { ...film, image: null, captions: [], title: "", caption: "", transcript: "" };
    const { container, video } = show(bare, "en");
    expect(video.hasAttribute("poster")).toBe(false);
    expect(video.getAttribute("aria-label")).toBe("Video");
    expect(screen.queryByText("Read it instead")).toBeNull();
    expect(await axeProblems(container)).toEqual([]);
  });
});
