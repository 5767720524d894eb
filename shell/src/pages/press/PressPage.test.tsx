import { testApi } from "@festival/shared-ui/owner/testRequest";
import type { DownloadDirectory, PressImage } from "@festival/contracts/api/press";
import type { Locale } from "@festival/contracts/locales";
import { axeProblems, renderScreen, testPage } from "@festival/shared-ui/owner/testing";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { PressPage } from "./PressPage.tsx";
import { texts } from "../../texts.ts";
import { pageRequest } from "../testContentPage.ts";
import { describeFile } from "./describeFile.ts";
import { loadPressPage } from "./loadPressPage.ts";

const categories = [
  { id: 2, title: "Konzerte", slug: { de: "konzerte", en: "concerts" } },
  { id: 5, title: "Orte", slug: { de: "orte", en: "places" } },
];

const picture: PressImage = {
  id: 8,
  title: "Größe & Stille",
  caption: "Probe im Bunker",
  copyright: "Musikfest",
  credit_line: "Foto: A. B.",
  image: {
    id: 1,
    alias: "Bögen auf Blau",
    description: "",
    copyright: "Musikfest",
    width: 2400,
    height: 1600,
    path: "/media/images/1-a",
    color: "#005abe",
  },
  files: [
    {
      id: 4,
      title: "Druck",
      url: "/media/files/4",
      name: "groesse.tif",
      content_type: "image/tiff",
      bytes: 12_340_000,
    },
  ],
};

function directory(given: Partial<DownloadDirectory> = {}): DownloadDirectory {
  return {
    id: 1,
    category: 2,
    title: "Eröffnung",
    description: "",
    images: [],
    files: [],
    ...given,
  };
}

function requestFor(directories: DownloadDirectory[], category?: string, locale: Locale = "de") {
  const request = pageRequest(
    {
      [`/${locale}/api/download-categories/`]: categories,
      [`/${locale}/api/download-directories/?category=2`]: directories,
      [`/${locale}/api/download-directories/?category=5`]: [],
    },
    {},
    locale,
  );
  const query: Record<string, string> = category ? { category } : {};
  return { ...request, route: { ...request.route, query } };
}

async function show(directories: DownloadDirectory[], category?: string, locale: Locale = "de") {
  const { data } = await loadPressPage(requestFor(directories, category, locale));
  const url = locale === "de" ? "/de/pressebilder" : "/en/pressimages";
  return renderScreen(PressPage, texts, testPage({ url, locale, data }));
}

describe("the press images", () => {
  it("offer each picture in print quality and in the site's formats, with its credit", async () => {
    const { container } = await show([directory({ images: [picture] })]);
    expect(screen.getByRole("heading", { level: 3, name: "Größe & Stille" })).toBeTruthy();
    expect(screen.getByText("© Foto: A. B.")).toBeTruthy();
    expect(screen.getByText("Probe im Bunker")).toBeTruthy();
    const links = screen.getAllByRole("link", { name: /^Größe & Stille als/ });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Druck", "/media/files/4"],
      ["JPG", "/media/images/1-a/1800.jpg"],
      ["WebP", "/media/images/1-a/1800.webp"],
      ["AVIF", "/media/images/1-a/1800.avif"],
    ]);
    expect(links[1]?.getAttribute("download")).toBe("grosse-stille.jpg");
    expect(screen.getByText("TIF, 12,3 MB")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("open one category at a time, the first at the page's own address", async () => {
    const { container } = await show([directory()], "5");
    const address = (name: string) => screen.getByRole("link", { name });
    expect(address("Konzerte").getAttribute("href")).toBe("/de/pressebilder");
    expect(address("Orte").getAttribute("href")).toBe("/de/pressebilder?category=5");
    expect(address("Orte").ariaCurrent).toBe("page");
    expect(screen.getByText("Zurzeit gibt es hier keine Bilder.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });

  it("have documents, too, and folders without anything", async () => {
    const files = picture.files;
    await show([directory({ files }), directory({ id: 2, title: "Leer" })]);
    expect(screen.getByRole("link", { name: "Druck" }).getAttribute("download")).toBe(
      "groesse.tif",
    );
    expect(screen.getByText("In diesem Ordner liegt noch nichts.")).toBeTruthy();
  });

  it("speak English", async () => {
    await show([directory({ images: [picture] })], undefined, "en");
    expect(screen.getByRole("heading", { level: 1, name: "Press images" })).toBeTruthy();
    expect(screen.getByText("TIF, 12.3 MB")).toBeTruthy();
  });

  it("are asked for only in the category that is opened, and once", async () => {
    const asked: string[] = [];
    const api = testApi("de", (call) => {
      asked.push(call);
      return call.includes("categories") ? categories : [directory()];
    });
    await loadPressPage({ ...requestFor([], "5"), api });
    expect(asked).toEqual([
      "GET /de/api/download-categories/",
      "GET /de/api/download-directories/?category=5",
    ]);
  });

  it("know a category by its address in the head, and in the other language", async () => {
    expect(await loadPressPage(requestFor([], "5"))).toMatchObject({
      head: { title: "Orte, Pressebilder" },
      alternates: { de: "/de/pressebilder?category=5", en: "/en/pressimages?category=5" },
    });
    expect((await loadPressPage(requestFor([], "2"))).alternates.de).toBe("/de/pressebilder");
  });

  it("are not found in a category that there is not", async () => {
    for (const category of ["3", "x"]) {
      const loading = loadPressPage(requestFor([], category));
      await expect(loading).rejects.toMatchObject({ code: "not_found" });
    }
  });

  it("say so where there are no categories", async () => {
    const request = pageRequest({ "/de/api/download-categories/": [] });
    const { data, head } = await loadPressPage(request);
    expect(head.noIndex).toBe(true);
    const { container } = renderScreen(
      PressPage,
      texts,
      testPage({ url: "/de/pressebilder", data }),
    );
    expect(screen.getByText("Zurzeit gibt es hier keine Bilder.")).toBeTruthy();
    expect(await axeProblems(container)).toEqual([]);
  });
});

describe("a file in words", () => {
  it("is never smaller than a kilobyte, and may have no kind", () => {
    expect(describeFile({ name: "a", bytes: 12 }, "de")).toBe("1\u00a0kB");
    expect(describeFile({ name: "a.pdf", bytes: 999_400 }, "en")).toBe("PDF, 999\u00a0kB");
  });
});
