import { ApiError } from "@festival/contracts/errors";
import { describe, expect, it } from "@jest/globals";
import { pageRequest, testContentPage } from "../testContentPage.ts";
import { loadContentPage } from "./loadContentPage.ts";

const image = {
  id: 1,
  alias: "",
  description: "",
  copyright: "",
  width: 900,
  height: 600,
  path: "/media/images/1-a",
  color: "#000000",
};

describe("loading a generic page", () => {
  it("reads it by its path, with title and description for the head", async () => {
    const request = pageRequest(
      { "/de/api/page/besuch/anfahrt": testContentPage({ og_image: image }) },
      { path: "besuch/anfahrt" },
    );
    expect(await loadContentPage(request)).toEqual({
      kind: "page",
      data: { id: 7, headline: "So kommen Sie zu uns", sections: [] },
      head: {
        title: "Anfahrt",
        description: "Mit Bahn, Rad und Schiff.",
        openGraph: { imageUrl: "/media/images/1-a/768.jpg" },
      },
      alternates: { de: "/de/anfahrt", en: "/en/getting-here" },
      fragments: {},
    });
  });

  it("knows no twin where the page has no path in the other language", async () => {
    const urls = { de: "anfahrt", en: "" };
    const request = pageRequest(
      { "/de/api/page/anfahrt": testContentPage({ urls }) },
      { path: "anfahrt" },
    );
    expect((await loadContentPage(request)).alternates).toEqual({ de: "/de/anfahrt" });
  });

  it("looks an ensemble's address up as a page", async () => {
    const request = pageRequest(
      { "/de/api/page/archiv/2024": testContentPage({ headline: "", title: "Archiv 2024" }) },
      { slug: "archiv", ensembleId: "2024" },
    );
    expect((await loadContentPage(request)).data.headline).toBe("Archiv 2024");
  });

  it("fails with the backend's refusal", async () => {
    await expect(loadContentPage(pageRequest({}, { path: "nirgends" }))).rejects.toThrow(ApiError);
  });
});
