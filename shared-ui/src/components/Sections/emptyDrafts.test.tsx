import type { Section } from "@festival/contracts/api/content";
import { describe, expect, it } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { OwnerContext, type OwnerEnvironment } from "../../owner/ownerContext.ts";
import { testPage } from "../../owner/testing.tsx";
import { Sections } from "./Sections.tsx";

const base = { id: 1, slug: null, parent: null };
const text = { blocks: [], entityMap: {} };
const media = { title: "", caption: "", transcript: "" };
const teaser = { image: null, preline: "", headline: "", text: "", link: "", link_text: "" };
const column = { classes: "", sections: [] };
const video = { video_url: "https://www.youtube.com/watch?v=abc", image: null, ...media };

/** Sections as a preview shows them right after they were made. One without what it is about is not shown. */
const empty: Section[] = [
  {
    ...base,
    model: "headline",
    headline_level: 2,
    preline: "",
    content: "",
    subline: "",
    anchor: "",
  },
  { ...base, model: "text", content: text, anchor: "" },
  {
    ...base,
    model: "link",
    content: "",
    link: "",
    open_new_window: false,
    extra_class: "",
    anchor: "",
  },
  { ...base, model: "video", ...video },
  { ...base, model: "quote", content: "", author: "" },
  { ...base, model: "faq", title: "", items: [{ title: "", content: text }] },
  { ...base, model: "fullteaser", ...teaser, extra_class: "" },
  { ...base, model: "teaserlist", title: "", items: [teaser] },
  { ...base, model: "imagelist", title: "", items: [] },
  { ...base, model: "videolist", title: "", items: [video] },
  { ...base, model: "sponsorlist", title: "", sponsors: [] },
  { ...base, model: "container", layout: "50-50", columns: [column, column] },
  { ...base, model: "section", colour: "sand", layout: "100", columns: [column] },
];

describe("empty drafts", () => {
  it.each(empty.map((section) => [section.model, section] as const))(
    "of %s leave the rest of the page standing",
    async (_model, section) => {
      const environment: OwnerEnvironment = {
        page: testPage({ url: "/de/besuch", locale: "de", data: null }),
        bus: null,
        navigate: () => undefined,
        mountFragment: null,
        fragmentHtml: {},
      };
      const after: Section = { ...base, id: 2, model: "quote", content: "Danach", author: "" };
      const { container } = render(
        <OwnerContext value={environment}>
          <Sections sections={[section, after]} />
        </OwnerContext>,
      );
      expect(await screen.findByText("Danach")).toBeTruthy();
      expect(container.querySelectorAll("[data-section-id]")).toHaveLength(2);
    },
  );
});
