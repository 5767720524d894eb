import type { Section, SectionOf } from "@festival/contracts/api/content";
import { describe, expect, it } from "@jest/globals";
import { render, screen, within } from "@testing-library/react";
import { I18nextProvider } from "@festival/shared-ui/i18n";
import { i18nFor } from "../../owner/i18nFor.ts";
import { OwnerContext, type OwnerEnvironment } from "../../owner/ownerContext.ts";
import { axeProblems, testBus, testPage } from "../../owner/testing.tsx";
import { testImage } from "../testImage.ts";
import { Sections } from "./Sections.tsx";

const texts = { de: {}, en: {} };

const base = (id: number) => ({ id, slug: null });

const headline = (id: number, given: Partial<SectionOf<"headline">> = {}): Section => ({
  ...base(id),
  model: "headline",
  headline_level: 2,
  preline: "",
  content: `Überschrift ${id}`,
  subline: "",
  anchor: "",
  ...given,
});

const link = (given: Partial<SectionOf<"link">>): Section => ({
  ...base(1),
  model: "link",
  content: "Fahrplan",
  link: "/de/besuch",
  open_new_window: false,
  extra_class: "",
  anchor: "",
  ...given,
});

function show(sections: Section[], locale: "de" | "en" = "de") {
  const page = testPage({ url: `/${locale}/besuch`, locale, data: null });
  const bus = testBus(page);
  const environment: OwnerEnvironment = {
    page,
    bus,
    navigate: () => undefined,
    mountFragment: null,
    fragmentHtml: {},
  };
  const shown = render(
    <OwnerContext value={environment}>
      <I18nextProvider i18n={i18nFor(locale, texts)}>
        <Sections sections={sections} />
      </I18nextProvider>
    </OwnerContext>,
  );
  return { ...shown, anchors$: bus.anchors$ };
}

describe("headlines", () => {
  it.each([2, 3, 4, 5, 6])("stand on level %i, with preline and subline", (level) => {
    show([headline(1, { headline_level: level, preline: "Anreise", subline: "Mit Bus und Bahn" })]);
    expect(screen.getByRole("heading", { level, name: "Anreise Überschrift 1" })).toBeTruthy();
    expect(screen.getByText("Mit Bus und Bahn").tagName).toBe("P");
  });

  it("of every level in turn are accessible", async () => {
    const all = [2, 3, 4, 5, 6].map((level) => headline(level, { headline_level: level }));
    expect(await axeProblems(show(all).container)).toEqual([]);
  });

  it("say nothing above or below themselves where staff wrote nothing there", () => {
    const { container } = show([headline(1)]);
    expect(screen.getByRole("heading").textContent).toBe("Überschrift 1");
    expect(container.querySelector("p")).toBeNull();
  });
});

describe("anchors", () => {
  it("of headings are published on the bus in the page's order, those in columns too", () => {
    const inner = headline(3, { anchor: "rad", content: "Mit dem Rad" });
    const { anchors$, unmount } = show([
      headline(1, { anchor: "bahn", content: "Mit der Bahn" }),
      {
        ...base(2),
        model: "container",
        layout: "100",
        columns: [{ classes: "", sections: [inner] }],
      },
      headline(4),
      link({ id: 5, anchor: "karte" }),
    ]);
    expect(anchors$.value).toEqual([
      { hash: "#bahn", title: "Mit der Bahn" },
      { hash: "#rad", title: "Mit dem Rad" },
    ]);
    unmount();
    expect(anchors$.value).toEqual([]);
  });

  it("stand in a document once, at the first section that claims them", () => {
    const { container, anchors$ } = show([
      headline(1, { anchor: "bahn" }),
      headline(2, { anchor: "bahn" }),
    ]);
    expect(container.querySelectorAll("[id=bahn]")).toHaveLength(1);
    expect(document.getElementById("bahn")?.textContent).toBe("Überschrift 1");
    expect(anchors$.value).toEqual([{ hash: "#bahn", title: "Überschrift 1" }]);
  });

  it("can be given to texts and links as well", () => {
    show([link({ anchor: "fahrplan" })]);
    expect(document.getElementById("fahrplan")?.textContent).toContain("Fahrplan");
  });
});

describe("links", () => {
  it.each([
    ["de", "Fahrplan (öffnet sich in einem neuen Fenster)"],
    ["en", "Fahrplan (opens in a new window)"],
  ] as const)("to a new window say so, and tell it nothing of us, in %s", (locale, name) => {
    show([link({ link: "https://example.org", open_new_window: true })], locale);
    const found = screen.getByRole("link", { name });
    expect(found.getAttribute("target")).toBe("_blank");
    expect(found.getAttribute("rel")).toBe("noreferrer");
  });

  it("to another site in the same window tell it nothing of us either", () => {
    show([link({ link: "https://example.org" })]);
    const found = screen.getByRole("link", { name: "Fahrplan" });
    expect(found.hasAttribute("target")).toBe(false);
    expect(found.getAttribute("rel")).toBe("noreferrer");
  });

  it("within the site are plain", () => {
    show([link({})]);
    const found = screen.getByRole("link", { name: "Fahrplan" });
    expect([found.getAttribute("href"), found.getAttribute("rel")]).toEqual(["/de/besuch", null]);
  });

  it("look like a button where staff chose its class, by the same rules", () => {
    show([link({ extra_class: "button", link: "https://example.org", open_new_window: true })]);
    const found = screen.getByRole("link", { name: /^Fahrplan \(öffnet sich/ });
    expect(found.dataset.variant).toBe("blue");
    expect(found.getAttribute("target")).toBe("_blank");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "//example.org", ""])(
    "to %s are words alone",
    (address) => {
      show([link({ link: address })]);
      expect(screen.queryByRole("link")).toBeNull();
      expect(screen.getByText("Fahrplan")).toBeTruthy();
    },
  );

  it("in a text follow the same rules", () => {
    show([
      {
        ...base(1),
        model: "text",
        anchor: "",
        content: {
          blocks: [
            {
              key: "a",
              text: "zum Fahrplan",
              type: "unstyled",
              depth: 0,
              inlineStyleRanges: [],
              entityRanges: [{ offset: 4, length: 8, key: 0 }],
            },
          ],
          entityMap: {
            0: {
              type: "LINK",
              mutability: "MUTABLE",
              data: { url: "https://example.org", newWindow: true },
            },
          },
        },
      },
    ]);
    const found = screen.getByRole("link", { name: /^Fahrplan \(öffnet sich/ });
    expect(found.getAttribute("rel")).toBe("noreferrer");
  });
});

describe("pictures", () => {
  const image = (given: Partial<SectionOf<"image">> = {}): Section => ({
    ...base(1),
    model: "image",
    image: testImage({ focal_point: { x: 0.25, y: 0.75 } }),
    alias: "",
    description: "",
    size: "medium",
    ...given,
  });

  it("come in modern formats and several widths, and keep their place while they load", () => {
    const { container } = show([image()]);
    const types = [...container.querySelectorAll("source")].map(({ type }) => type);
    expect(types).toEqual(["image/avif", "image/webp"]);
    for (const source of container.querySelectorAll("source")) {
      expect(source.srcset).toMatch(/ \d+w, .* \d+w/);
    }
    const shown = screen.getByRole("img");
    expect(shown.getAttribute("src")).toMatch(/\.jpg$/);
    expect(shown.getAttribute("width")).toMatch(/^\d+$/);
    expect(shown.getAttribute("height")).toMatch(/^\d+$/);
    expect(shown.getAttribute("loading")).toBe("lazy");
  });

  it("keep what matters in sight where they are cut", () => {
    show([image()]);
    expect(screen.getByRole("img").style.objectPosition).toBe("25% 75%");
  });

  it("take the section's own words before the picture's", () => {
    const words = { image: testImage({ alias: "Saal", description: "Vom Rang" }) };
    const { rerender } = show([image(words)]);
    expect(screen.getByRole("img", { name: "Saal" })).toBeTruthy();
    expect(screen.getByText("Vom Rang")).toBeTruthy();
    rerender(<Sections sections={[image({ ...words, alias: "Bühne", description: "Davor" })]} />);
    expect(screen.getByRole("img", { name: "Bühne" })).toBeTruthy();
    expect(screen.getByText("Davor")).toBeTruthy();
  });

  it.each(["small", "medium", "full"] as const)("can be %s", (size) => {
    const { container } = show([image({ size })]);
    expect(container.querySelector(`[data-size=${size}]`)).toBeTruthy();
  });
});

describe("questions and answers", () => {
  it("are natively closed and opened, and can be found while closed", () => {
    show([
      {
        ...base(1),
        model: "faq",
        title: "Fragen",
        items: [{ title: "Gibt es Garderoben?", content: { blocks: [], entityMap: {} } }],
      },
    ]);
    const group = screen.getByRole("group");
    expect(group.tagName).toBe("DETAILS");
    expect(within(group).getByText("Gibt es Garderoben?").closest("summary")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 2, name: "Fragen" })).toBeTruthy();
  });
});

describe("the alignment of words", () => {
  it.each(["left", "center", "right"] as const)("can be %s", (text_align) => {
    const { container } = show([headline(1, { text_align })]);
    expect(container.querySelector(`[data-align=${text_align}]`)).toBeTruthy();
  });
});

describe("quotes", () => {
  it("name who said it, or no one", () => {
    const { container } = show([
      { ...base(1), model: "quote", content: "Eine Pause ist Musik.", author: "M. L." },
      { ...base(2), model: "quote", content: "Alles klingt.", author: "" },
    ]);
    expect(container.querySelectorAll("blockquote")).toHaveLength(2);
    expect(container.querySelectorAll("figcaption")).toHaveLength(1);
  });
});
