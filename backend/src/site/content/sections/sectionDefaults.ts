import type { RichText } from "@festival/contracts/api/common";
import type { SectionModel } from "@festival/contracts/api/sections";

const noText: RichText = { blocks: [], entityMap: {} };
const media = { title: "", caption: "", transcript: "" };
const columns = { layout: "100", columns: [] };

const teaserDefaults = {
  image_id: null,
  preline: "",
  headline: "",
  text: "",
  link: "",
  link_text: "",
};

/** What each model's fields are where nothing is stored for them. */
export const sectionDefaults: Record<SectionModel, Record<string, unknown>> = {
  headline: {
    headline_level: 2,
    preline: "",
    content: "",
    subline: "",
    anchor: "",
    text_align: "left",
  },
  text: { content: noText, anchor: "", text_align: "left" },
  link: { content: "", link: "", open_new_window: false, extra_class: "", anchor: "" },
  image: { image_id: null, alias: "", description: "", size: "medium" },
  video: { video_url: "", image_id: null, ...media },
  quote: { content: "", author: "", text_align: "left" },
  faq: { title: "", items: [] },
  fullteaser: { ...teaserDefaults, extra_class: "" },
  teaserlist: { title: "", items: [] },
  imagelist: { title: "", items: [] },
  videolist: { title: "", items: [] },
  audio: { embed: "", ...media },
  viewer: { embed: "", title: "" },
  socialmedia: { embed: "", title: "" },
  starmate: { embed: "", title: "" },
  soundcloud: { embed_code: "", ...media },
  podcast: { embed_code: "", ...media },
  teamteaser: { team_member_id: null, with_image: true },
  eventitem: { event_id: null },
  sponsorlist: { title: "", sponsor_ids: [] },
  container: columns,
  section: { ...columns, colour: "sand" },
};

/** What the fields of a list's items are, by model. */
export const itemDefaults: Partial<Record<SectionModel, Record<string, unknown>>> = {
  faq: { title: "", content: noText },
  teaserlist: teaserDefaults,
  videolist: { video_url: "", image_id: null, ...media },
};
