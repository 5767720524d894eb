import { describe, expect, it } from "@jest/globals";
import { locales } from "./locales.ts";
import {
  href,
  listedRoutes,
  match,
  parseId,
  screenNames,
  routes,
  type RouteName,
} from "./routes.ts";

const examples: Record<string, Record<string, string>> = {
  magazineTag: { slug: "gespräch", id: "3" },
  article: { slug: "wie-probt-man-eine-pause", id: "12" },
  event: { slug: "nachtstücke", id: "7" },
  eventBooklet: { slug: "nachtstücke", id: "7" },
  venue: { slug: "alte-schmiede", id: "2" },
  artist: { slug: "nora-feld", id: "9" },
  work: { slug: "eroica", id: "31" },
  composer: { slug: "clara-schumann", id: "4" },
  teamMember: { slug: "team", id: "1" },
  form: { slug: "kontakt" },
  ensemble: { slug: "quartett-halbmond", ensembleId: "4" },
  page: { path: "besuch/anfahrt" },
};

/** The names in a route's path, as match() fills them. */
const parametersOf = (name: RouteName) =>
  [...routes[name].path.de.matchAll(/:(\w+)/g)].map(([, parameter = ""]) => parameter);

const exampleOf = (name: RouteName) =>
  examples[name] ?? Object.fromEntries(parametersOf(name).map((parameter) => [parameter, "3"]));

describe("the route table", () => {
  for (const locale of locales) {
    for (const name of screenNames()) {
      it(`finds ${name} by the address it gives in ${locale}`, () => {
        const params = exampleOf(name);
        expect(match(href(name, locale, params))).toEqual({
          name,
          owner: routes[name].owner,
          locale,
          params,
        });
      });
    }
  }

  it.each(screenNames())(
    "leads from %s up to the home page, by parameters that are known",
    (name) => {
      const way: RouteName[] = [name];
      for (;;) {
        const [present = name] = way;
        const route = routes[present];
        if (!("above" in route)) break;
        expect(way).not.toContain(route.above);
        expect(parametersOf(present)).toEqual(expect.arrayContaining(parametersOf(route.above)));
        way.unshift(route.above);
      }
    },
  );

  it("names the lists that search engines are told of, and no screen of one visitor or of staff", () => {
    const listed = listedRoutes();
    expect(listed).toEqual(expect.arrayContaining(["magazine", "programme", "venues", "plan"]));
    for (const name of ["newsletter", "cookieSettings", "quizCheck", "event", "page"] as const) {
      expect(listed).not.toContain(name);
    }
  });

  it("has the addresses of the specification", () => {
    const id = { slug: "s", id: 1 };
    expect([
      href("home", "de"),
      href("quizQuestion", "de"),
      href("quizQuestion", "en"),
      href("magazineTag", "en", id),
      href("pressImages", "en"),
      href("programme", "en"),
      href("eventBooklet", "de", id),
      href("eventBooklet", "en", id),
      href("venue", "en", id),
      href("artist", "de", id),
      href("work", "de", id),
      href("composer", "en", id),
    ]).toEqual([
      "/de",
      "/de/konzert-o-mat/fragen",
      "/en/konzert-o-mat/question",
      "/en/magazine/tag/s/1",
      "/en/pressimages",
      "/en/programm-tickets",
      "/de/programm-tickets/s/1/programmheft",
      "/en/programm-tickets/s/1/booklet",
      "/en/locations/s/1",
      "/de/kuenstler/s/1",
      "/de/werke/s/1",
      "/en/composers/s/1",
    ]);
  });

  it("writes the query in order, joins lists and leaves out what is empty", () => {
    expect(
      href("programme", "de", {}, { genres: [3, 4], page: 2, q: "", tickets_available: false }),
    ).toBe("/de/programm-tickets?genres=3,4&page=2");
  });

  it("keeps the questions' address from being read as a result", () => {
    expect(match("/en/konzert-o-mat/fragen")?.name).toBe("page");
  });

  it("knows nothing without a language or with a broken encoding", () => {
    expect(match("/programm-tickets")).toBeUndefined();
    expect(match("/")).toBeUndefined();
    expect(match("/de/forms/%E0%A4%A")).toBeUndefined();
  });

  it("takes the programme's changes for no event", () => {
    expect(match("/de/programm-tickets/aenderungen")?.name).toBe("programmeChanges");
    expect(match("/de/programm-tickets/aenderungen/7")?.name).toBe("event");
  });

  it("takes a number in second place for an ensemble", () => {
    expect(match("/de/quartett/4")?.name).toBe("ensemble");
    expect(match("/de/quartett/4a")?.name).toBe("page");
  });
});

describe("parseId", () => {
  it("takes what a database id can be", () => {
    expect(["1", "2147483647"].map(parseId)).toEqual([1, 2_147_483_647]);
    expect(["0", "-1", "01", "2147483648", "1e3", "x", "", undefined].map(parseId)).toEqual(
      Array(8).fill(undefined),
    );
  });
});
