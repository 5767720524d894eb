import { describe, expect, it } from "@jest/globals";
import { matching, placesFor } from "./places.ts";

const words = {
  create: (what: string) => `${what}: neu`,
  settings: "Einstellungen",
  home: "Heute",
  pictureWords: "Worte für Bilder",
};
const found = (typed: string, role: "editor" | "admin" = "admin") =>
  matching(placesFor({ role }, "de", words), typed).map(({ address }) => address);

describe("finding screens, acts and settings", () => {
  it("finds a list, what is made for it, and a setting, by beginnings of words", () => {
    expect(found("veranst")).toEqual(["/events", "/events/create"]);
    expect(found("kartentel")).toEqual(["/settings#hotline"]);
    expect(found("neu kunstler")).toEqual(["/artists/create"]);
  });

  it("finds screens that are no list, for those who may open them", () => {
    expect(found("einlesen")).toEqual(["/imports"]);
    expect(found("worte bilder")).toEqual(["/images/words"]);
    expect(found("ausliefer")).toEqual(["/releases"]);
    expect(found("ausliefer", "editor")).toEqual([]);
    expect(found("einstellungen").filter((address) => address === "/settings")).toHaveLength(1);
  });

  it("finds by the words of the other language too", () => {
    expect(found("redirects")).toContain("/redirects");
  });

  it("offers an editor nothing that admins alone may open", () => {
    expect(found("protokoll", "admin")).toContain("/audit-log");
    expect(found("protokoll", "editor")).toEqual([]);
  });
});
