import { expect, it } from "@jest/globals";
import type { Image } from "@festival/contracts/api/common";
import { eventitem } from "@festival/contracts/sections/records";
import { quote } from "@festival/contracts/sections/quote";
import { videolist } from "@festival/contracts/sections/videos";
import { describedSections, rich } from "./describedSections.ts";

const image: Image = {
  id: 1,
  alias: "",
  description: "",
  copyright: "",
  width: 800,
  height: 600,
  path: "/media/1",
  color: "#000000",
};
const words = { word: "Word", long: "Very long", line: "A line.", paragraph: "Much.", image };

it("describedSections: shows a section as it is, with long words, and with the least", () => {
  expect(describedSections(quote, words)).toEqual({
    normal: [{ content: "A line.", author: "Word", language: "", text_align: "left" }],
    long: [{ content: "Very long", author: "Very long", language: "", text_align: "left" }],
    bare: [{ content: "A line.", author: "", language: "", text_align: "left" }],
  });
  expect(rich("Much.").blocks[0]?.text).toBe("Much.");
});

it("describedSections: puts a picture where a section names one, in rows too", () => {
  const item = { video_url: "", image, title: "Word", caption: "Word", transcript: "A line." };
  expect(describedSections(videolist, words).normal).toEqual([
    { title: "Word", items: [item, item] },
  ]);
  expect(describedSections(videolist, { ...words, image: null })).toEqual({});
});

it("describedSections: shows nothing of a section that is about a record", () => {
  expect(describedSections(eventitem, words)).toEqual({});
});
