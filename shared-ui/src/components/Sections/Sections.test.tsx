import type { Section, SectionOf } from "@festival/contracts/api/content";
import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { createI18n, I18nextProvider } from "../../i18n.ts";
import { OwnerContext, type OwnerEnvironment } from "../../owner/ownerContext.ts";
import { axeProblems, testPage } from "../../owner/testing.tsx";
import { testImage } from "../testImage.ts";
import { Sections } from "./Sections.tsx";

const rich = (text: string): SectionOf<"text">["content"] => ({
  blocks: [{ key: "a", text, type: "unstyled", depth: 0, inlineStyleRanges: [], entityRanges: [] }],
  entityMap: {},
});

const textSection = (id: number, text: string): Section => ({
  id,
  slug: null,
  model: "text",
  content: rich(text),
  anchor: "",
});

const every: Section[] = [
  {
    id: 1,
    slug: null,
    model: "headline",
    headline_level: 3,
    preline: "Anreise",
    content: "Mit der Bahn",
    subline: "Jede Karte gilt als Fahrschein.",
    anchor: "bahn",
  },
  textSection(2, "Linie 66 hält vor dem Saal."),
  {
    id: 3,
    slug: null,
    model: "link",
    content: "Fahrplan",
    link: "https://example.org",
    open_new_window: true,
    extra_class: "",
    anchor: "",
  },
  {
    id: 4,
    slug: null,
    model: "link",
    content: "Karten",
    link: "/de/programm-tickets",
    open_new_window: false,
    extra_class: "button",
    anchor: "",
  },
  {
    id: 5,
    slug: null,
    model: "image",
    image: testImage({ copyright: "Archiv" }),
    alias: "Die Alte Schmiede",
    description: "Blick vom Fluss",
    size: "full",
  },
  { id: 6, slug: null, model: "quote", content: "Eine Pause ist Musik.", author: "M. L." },
  {
    id: 7,
    slug: null,
    model: "faq",
    title: "Fragen",
    items: [{ title: "Gibt es Garderoben?", content: rich("Ja, in jedem Haus.") }],
  },
];

/** Texts come from the owner that a section stands in. */
const renderInOwner = (sections: ReactElement) =>
  render(<I18nextProvider i18n={createI18n("de", {})}>{sections}</I18nextProvider>);

describe("Sections", () => {
  it("shows every model", async () => {
    const { container } = renderInOwner(<Sections sections={every} />);
    expect(screen.getByRole("heading", { level: 3, name: "Anreise Mit der Bahn" })).toBeTruthy();
    expect(screen.getByText("Linie 66 hält vor dem Saal.")).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Fahrplan/ }).getAttribute("target")).toBe("_blank");
    expect(screen.getByRole("link", { name: "Karten" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Die Alte Schmiede" })).toBeTruthy();
    expect(screen.getByText(/Blick vom Fluss/).textContent).toContain("© Archiv");
    expect(screen.getByText("Eine Pause ist Musik.").closest("blockquote")).toBeTruthy();
    await userEvent.click(screen.getByText("Gibt es Garderoben?"));
    expect(screen.getByRole("group").hasAttribute("open")).toBe(true);
    expect(await axeProblems(container)).toEqual([]);
  });

  it("marks each section for the editor, and for links to it", () => {
    const { container } = renderInOwner(<Sections sections={every} />);
    const marks = [...container.querySelectorAll<HTMLElement>("[data-section-id]")].map(
      ({ dataset }) => `${dataset.sectionId} ${dataset.sectionModel}`,
    );
    expect(marks).toEqual(every.map(({ id, model }) => `${id} ${model}`));
    expect(document.getElementById("bahn")?.textContent).toContain("Mit der Bahn");
  });

  it.each(["100", "67-33", "33-67", "50-50", "33-33-33", "25-50-25"] as const)(
    "sets sections side by side as %s, each to be found by the editor",
    async (layout) => {
      const columns = layout.split("-").map((_, index) => ({
        classes: "",
        sections: [textSection(10 + index, `Spalte ${index}`)],
      }));
      const { container } = render(
        <Sections
          sections={[
            { id: 1, slug: null, model: "container", layout, columns },
            { id: 2, slug: null, model: "section", colour: "night", layout: "100", columns: [] },
          ]}
        />,
      );
      expect(screen.getAllByText(/Spalte/)).toHaveLength(columns.length);
      expect(container.querySelector(`[data-section-id="10"]`)?.textContent).toBe("Spalte 0");
      expect(container.querySelector(`[data-ground="night"]`)).toBeTruthy();
      expect(await axeProblems(container)).toEqual([]);
    },
  );

  it("aligns words as staff wish", () => {
    const { container } = render(
      <Sections sections={[{ ...textSection(1, "mittig"), text_align: "center" } as Section]} />,
    );
    expect(container.querySelector(`[data-align="center"]`)?.textContent).toBe("mittig");
  });

  it("renders nothing for a model it doesn't know", () => {
    const unknown = JSON.parse('{"id":9,"slug":null,"model":"hologram"}') as Section;
    const { container } = render(<Sections sections={[unknown]} />);
    expect(container.textContent).toBe("");
  });

  it("holds a place for staff where nothing is in it yet, and none for visitors", () => {
    const shown = (audience: "visitor" | "staff") => {
      const environment: OwnerEnvironment = {
        page: testPage({ url: "/de/anfahrt", data: null, audience }),
        bus: null,
        navigate: () => undefined,
        mountFragment: null,
        fragmentHtml: {},
      };
      const tree = (
        <OwnerContext value={environment}>
          <Sections sections={[]} />
        </OwnerContext>
      );
      return render(tree).container.childElementCount;
    };
    expect([shown("visitor"), shown("staff")]).toEqual([0, 1]);
  });
});
