import { RichText } from "@festival/contracts/api/common";
import { sectionFields } from "@festival/contracts/api/sectionEditing";
import type { SectionModel } from "@festival/contracts/api/sections";
import { embedDomains, embedUrl } from "@festival/contracts/embeds";
import type { FieldProblem } from "@festival/contracts/errors";
import type { Settings } from "@festival/contracts/api/settings";
import { isSafeLink } from "@festival/contracts/safeLink";
import { Compile } from "typebox/compile";
import { findRichTextProblem, keepKnownFields } from "../../../platform/resources/richText.ts";

type Values = Record<string, unknown>;

const isRichText = Compile(RichText);

/** Hosts from which a model's embeds may come, besides Starmate's, which is a setting. */
const domainsOf: Partial<Record<SectionModel, readonly string[]>> = {
  video: embedDomains.video,
  videolist: embedDomains.video,
  audio: embedDomains.audio,
  podcast: embedDomains.audio,
  soundcloud: embedDomains.soundcloud,
  viewer: embedDomains.viewer,
  socialmedia: embedDomains.social,
};

const embedNames = new Set(["video_url", "embed", "embed_code"]);

/** What is to be stored of a value, or what is wrong with it. */
type Cleaned = { value: unknown } | { problem: FieldProblem };

function cleanRichText(text: RichText, isRequired: boolean): Cleaned {
  if (isRequired && text.blocks.every((block) => block.text.trim() === "")) {
    return { problem: "required" };
  }
  return findRichTextProblem(text) ? { problem: "invalid" } : { value: keepKnownFields(text) };
}

function cleanValue(name: string, value: unknown, domains: readonly string[]): Cleaned {
  if (embedNames.has(name)) {
    const url = embedUrl(String(value), domains);
    return url ? { value: url } : { problem: "invalid_url" };
  }
  if (name === "link" && value !== "" && !isSafeLink(String(value))) {
    return { problem: "invalid_url" };
  }
  // where there is rich text, it is what the section or the item is about
  if (isRichText.Check(value)) return cleanRichText(value, true);
  return { value };
}

export interface CleanedValues {
  settings: Values;
  texts: Values;
  /** By field; those of items as "items.0.link". */
  problems: Record<string, FieldProblem>;
}

/** Parts what staff sent of a section into what both languages share and what they don't, and checks it. */
export function cleanSectionValues(
  model: SectionModel,
  sent: Values,
  settings: Settings,
): CleanedValues {
  const starmate = settings.starmate_domain ? [settings.starmate_domain] : [];
  const domains = model === "starmate" ? starmate : (domainsOf[model] ?? []);
  const problems: Record<string, FieldProblem> = {};

  function clean(values: Values, path: string): Values {
    const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
      if (name === "items" && Array.isArray(value)) {
        return [name, value.map((item: Values, index) => clean(item, `items.${index}.`))];
      }
      const cleaned = cleanValue(name, value, domains);
      if ("value" in cleaned) return [name, cleaned.value];
      problems[path + name] = cleaned.problem;
      return [name, value];
    });
    return Object.fromEntries(entries);
  }

  const part = (fields: object) => {
    const own = Object.entries(sent).filter(([name]) => Object.hasOwn(fields, name));
    return clean(Object.fromEntries(own), "");
  };
  const fields = sectionFields[model];
  return { settings: part(fields.settings), texts: part(fields.texts), problems };
}
