import type { Image, RichText } from "@festival/contracts/api/common";
import type { Section } from "@festival/contracts/api/content";
import type { Locale } from "@festival/contracts/locales";
import type { Database } from "../../database/openDatabase.ts";
import type { StoredSection } from "../../database/schema/index.ts";
import { getImages } from "../media/images.repository.ts";

const noText: RichText = { blocks: [], entityMap: {} };

/** What each model's fields are where nothing is stored for them. Its keys are the models that exist. */
const defaults: Record<string, Record<string, unknown>> = {
  headline: { headline_level: 2, preline: "", content: "", subline: "", anchor: "" },
  text: { content: noText, anchor: "" },
  link: { content: "", link: "", open_new_window: false, extra_class: "", anchor: "" },
  image: { alias: "", description: "", size: "medium" },
  quote: { content: "", author: "" },
  faq: { title: "", items: [] },
};

function imageId(section: StoredSection): number | undefined {
  const id = section.settings.image_id;
  return typeof id === "number" ? id : undefined;
}

function fill(section: StoredSection, locale: Locale, image: Image | undefined): Section | null {
  const fields = defaults[section.model];
  if (!fields || (section.model === "image" && !image)) return null;
  const { image_id: _, ...settings } = section.settings;
  const texts = section.texts[locale];
  const stored = { ...fields, ...settings, ...texts };
  if (image) {
    stored.alias ||= image.alias;
    stored.description ||= image.description;
  }
  // the answer's schema checks this on its way out
  return { ...stored, ...(image && { image }), ...identity(section) } as Section;
}

const identity = ({ id, slug, model }: StoredSection) => ({ id, slug, model });

/** Sections in one language, their pictures read in one go. Those of unknown models are left out. */
export async function resolveSections(
  database: Database,
  sections: readonly StoredSection[],
  locale: Locale,
): Promise<Section[]> {
  const images = await getImages(database, sections.map(imageId), locale);
  return sections
    .map((section) => fill(section, locale, images.get(imageId(section) ?? 0)))
    .filter((section) => section !== null);
}
