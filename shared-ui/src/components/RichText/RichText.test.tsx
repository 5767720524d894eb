import type { RichText as Content } from "@festival/contracts/api/common";
import { describe, expect, it } from "@jest/globals";
import { screen } from "@testing-library/react";
import { axeProblems, renderFragment } from "../../owner/testing.tsx";
import { RichText } from "./RichText.tsx";

type Block = Content["blocks"][number];

function block(text: string, given: Partial<Block> = {}): Block {
  return {
    key: text.slice(0, 8),
    text,
    type: "unstyled",
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
    ...given,
  };
}

const bullet = (text: string, depth = 0) => block(text, { type: "unordered-list-item", depth });
const numbered = (text: string, depth = 0) => block(text, { type: "ordered-list-item", depth });

const Shown = ({ data }: { data: Content }) => <RichText content={data} />;

function show(blocks: Block[], entityMap: Content["entityMap"] = {}) {
  return renderFragment(Shown, { de: {}, en: {} }, { blocks, entityMap });
}

function linkTo(url: string, newWindow?: boolean) {
  return show([block("zum Programm", { entityRanges: [{ offset: 4, length: 8, key: 0 }] })], {
    "0": { type: "LINK", mutability: "MUTABLE", data: { url, newWindow } },
  });
}

describe("RichText", () => {
  it("sets bold and italic, overlapping too", async () => {
    const { container } = show([
      block("Die Eroica klingt", {
        inlineStyleRanges: [
          { offset: 0, length: 10, style: "BOLD" },
          { offset: 4, length: 13, style: "ITALIC" },
        ],
      }),
    ]);
    expect(container.querySelector("p")?.innerHTML).toBe(
      "<strong>Die </strong><strong><em>Eroica</em></strong><em> klingt</em>",
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("says the language of words in another one, around their other styles", async () => {
    const { container } = show([
      block("Nach La mer, leise", {
        inlineStyleRanges: [
          { offset: 5, length: 6, style: "LANG:fr" },
          { offset: 5, length: 6, style: "ITALIC" },
        ],
      }),
    ]);
    expect(container.querySelector("p")?.innerHTML).toBe(
      'Nach <span lang="fr"><em>La mer</em></span>, leise',
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("makes lists of neighbouring items, and lists inside items", async () => {
    const { container } = show([
      bullet("Einlass"),
      bullet("Großer Saal", 1),
      numbered("Foyer", 1),
      bullet("Garderobe"),
      numbered("Danach"),
    ]);
    const lists = [...container.querySelectorAll("ul, ol")].map(
      (list) => `${list.tagName} ${list.children.length}`,
    );
    expect(lists).toEqual(["UL 2", "UL 1", "OL 1", "OL 1"]);
    expect(screen.getByText("Foyer").closest("ul > li")?.textContent).toBe(
      "EinlassGroßer SaalFoyer",
    );
    expect(await axeProblems(container)).toEqual([]);
  });

  it("leaves out empty paragraphs and keeps line breaks", () => {
    const { container } = show([block("eins\nzwei"), block("  ")]);
    expect(container.querySelectorAll("p")).toHaveLength(1);
    expect(container.querySelectorAll("br")).toHaveLength(1);
  });

  it("keeps one link one link when a part of it is bold", () => {
    const { container } = show(
      [
        block("zum Programm", {
          inlineStyleRanges: [{ offset: 4, length: 3, style: "BOLD" }],
          entityRanges: [{ offset: 0, length: 12, key: 0 }],
        }),
      ],
      { "0": { type: "LINK", mutability: "MUTABLE", data: { url: "/de/programm-tickets" } } },
    );
    expect(container.querySelectorAll("a")).toHaveLength(1);
    expect(screen.getByRole("link").textContent).toBe("zum Programm");
    expect(screen.getByRole("link").getAttribute("rel")).toBeNull();
  });

  it.each([
    "https://example.org",
    "mailto:post@example.org",
    "tel:+49228000000",
    "/de/magazin",
    "#a",
  ])("links to %s", (url) => {
    linkTo(url);
    expect(screen.getByRole("link", { name: "Programm" }).getAttribute("href")).toBe(url);
  });

  it.each([
    "javascript:alert(1)",
    " JavaScript:alert(1)",
    "data:text/html,x",
    "//evil.example",
    "/\\evil",
  ])("shows mere text for %s", (url) => {
    const { container } = linkTo(url);
    expect(screen.queryByRole("link")).toBeNull();
    expect(container.textContent).toBe("zum Programm");
  });

  it("tells other sites and new windows nothing about this one", () => {
    linkTo("https://example.org", true);
    const link = screen.getByRole("link");
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noreferrer");
  });

  it("shows what is not in the contract as plain text", () => {
    const content = JSON.parse(
      '{"blocks":[{"key":"a","text":"<b>laut</b>","type":"atomic","depth":0,"inlineStyleRanges":[{"offset":0,"length":3,"style":"FLASH"}],"entityRanges":[{"offset":0,"length":3,"key":0}]}],"entityMap":{"0":{"type":"IMAGE","mutability":"MUTABLE","data":{"url":"https://example.org"}}}}',
    ) as Content;
    const { container } = show(content.blocks, content.entityMap);
    expect(container.querySelector("p")?.innerHTML).toBe("&lt;b&gt;laut&lt;/b&gt;");
  });
});
