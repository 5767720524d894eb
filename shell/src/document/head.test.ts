import { describe, expect, it } from "@jest/globals";
import type { Page } from "@festival/contracts/pageOwner";
import { headTags } from "./head.ts";

const origin = "https://festival.example";

/** The document's title, the site's name and the page's own title, as other sites show it. */
function titlesOf(title: string): (string | undefined)[] {
  const page = {
    url: "/de",
    locale: "de",
    alternates: {},
    head: { title, description: "" },
  } as Page;
  const tags = headTags(page, origin, "Klangfest");
  const property = (name: string) =>
    tags.find(({ attributes }) => attributes.property === `og:${name}`)?.attributes.content;
  return [tags.find(({ tag }) => tag === "title")?.text, property("site_name"), property("title")];
}

describe("the festival's name in a page's head", () => {
  it.each([
    ["Klangfest", "Klangfest"],
    ["Anfahrt", "Anfahrt – Klangfest"],
  ])("follows the title once: %s", (title, shown) => {
    expect(titlesOf(title)).toEqual([shown, "Klangfest", title]);
  });
});
