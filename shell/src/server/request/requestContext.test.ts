import { describe, expect, it } from "@jest/globals";
import { createContext } from "./requestContext.ts";

const head = { layout: "default", asData: false, origin: "https://festival.example" } as const;

describe("the context of a request", () => {
  it("has the address in the site's own form, with its route and language", () => {
    expect(createContext("/en/magazine?utm=1&page=2", head)).toMatchObject({
      url: "/en/magazine?utm=1&page=2",
      address: { kind: "route", url: "/en/magazine?page=2", route: { name: "magazine" } },
      locale: "en",
      user: null,
    });
  });

  it("leads / to the remembered language", () => {
    expect(createContext("/", head, "en").address).toMatchObject({ kind: "redirect", to: "/en" });
  });

  it("names the same page by the same keys, and another form, layout, origin or address by others", () => {
    const { keys } = createContext("/de/magazin?page=2", head);
    expect(createContext("/de/magazin?utm=1&page=2", { ...head, asData: true }).keys).toEqual(keys);
    const all = [
      keys,
      createContext("/de/magazin", head).keys,
      createContext("/de/magazin?page=2", { ...head, layout: "mobileApp" }).keys,
      createContext("/de/magazin?page=2", { ...head, origin: "http://localhost" }).keys,
    ].flatMap(({ document, data }) => [document, data]);
    expect(new Set(all).size).toBe(8);
  });
});
