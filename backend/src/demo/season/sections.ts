import type { Localized } from "@festival/contracts/locales";
import type { DemoSection, LinkTarget, RichNotation } from "./types.ts";
import { drawing, type Picture } from "./artwork.ts";
import { both, none } from "./localized.ts";

export function headline(
  de: string,
  en: string,
  more: {
    level?: 2 | 3 | 4 | 5 | 6;
    preline?: Localized;
    subline?: Localized;
    anchor?: string;
  } = {},
): DemoSection {
  return {
    model: "headline",
    level: more.level ?? 2,
    preline: more.preline ?? none,
    content: both(de, en),
    subline: more.subline ?? none,
    anchor: more.anchor ?? "",
  };
}

export function text(de: RichNotation, en: RichNotation, anchor = ""): DemoSection {
  return { model: "text", content: both(de, en), anchor };
}

export function link(de: string, en: string, target: LinkTarget, newWindow = false): DemoSection {
  return { model: "link", content: both(de, en), link: target, newWindow };
}

export function image(
  seed: string,
  picture: Picture,
  description: Localized,
  size: "small" | "medium" | "full" = "medium",
): DemoSection {
  return { model: "image", image: drawing("work", seed, picture), description, size };
}

export function quote(de: string, en: string, author: Localized): DemoSection {
  return { model: "quote", content: both(de, en), author };
}

export function faq(
  title: Localized,
  items: [question: Localized, answer: Localized<RichNotation>][],
): DemoSection {
  return {
    model: "faq",
    title,
    items: items.map(([asked, content]) => ({ title: asked, content })),
  };
}
