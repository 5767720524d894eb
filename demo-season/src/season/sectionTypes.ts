import type { ColumnLayout, SectionColour } from "@festival/contracts/api/sections";
import type { Localized } from "@festival/contracts/locales";
import type { ArtworkSpec } from "../artwork/spec.ts";
import type { LinkTarget, RichNotation } from "./programmeTypes.ts";

export interface DemoTeaser {
  image: ArtworkSpec | null;
  preline: Localized;
  headline: Localized;
  text: Localized;
  link: LinkTarget;
  linkText: Localized;
}

export interface DemoMedia {
  title: Localized;
  caption: Localized;
  transcript: Localized;
}

export type DemoSection =
  | {
      model: "headline";
      level: 2 | 3 | 4 | 5 | 6;
      preline: Localized;
      content: Localized;
      subline: Localized;
      anchor: string;
    }
  | { model: "text"; content: Localized<RichNotation>; anchor: string }
  | { model: "link"; content: Localized; link: LinkTarget; newWindow: boolean; isForm?: boolean }
  | {
      model: "image";
      image: ArtworkSpec;
      description: Localized;
      size: "small" | "medium" | "full";
    }
  | { model: "quote"; content: Localized; author: Localized }
  | {
      model: "faq";
      title: Localized;
      items: { title: Localized; content: Localized<RichNotation> }[];
    }
  | ({ model: "fullteaser"; ground: SectionColour } & DemoTeaser)
  | { model: "teaserlist"; title: Localized; items: DemoTeaser[] }
  | { model: "imagelist"; title: Localized; images: ArtworkSpec[] }
  | ({ model: "video"; address: string; image: ArtworkSpec } & DemoMedia)
  | ({ model: "film"; film: "five-strings"; image: ArtworkSpec } & DemoMedia)
  | ({ model: "audio"; address: string } & DemoMedia)
  | { model: "viewer"; address: string; title: Localized }
  | { model: "socialmedia"; address: string; title: Localized }
  /** By key. */
  | { model: "eventitem"; event: string }
  | { model: "eventlist"; title: Localized; events: string[]; isNamed: boolean }
  | { model: "teamteaser"; member: string; withImage: boolean }
  /** All sponsors. */
  | { model: "sponsorlist"; title: Localized }
  /** As many columns as the layout has. */
  | { model: "container"; layout: ColumnLayout; columns: DemoSection[][] }
  | {
      model: "section";
      colour: SectionColour;
      layout: ColumnLayout;
      columns: DemoSection[][];
    };
