import { localize } from "@festival/contracts/locales";
import {
  sections,
  type SectionOwner,
  type StoredSection,
} from "@festival/backend/platform/database/schema/index";
import { newRevisions } from "@festival/backend/site/content/changes/fieldRevisions";
import type { OwnerKey } from "@festival/backend/site/content/pages/owners.repository";
import type { DemoMedia, DemoSection, DemoTeaser } from "../season/types.ts";
import type { DemoContext } from "./demoContext.ts";
import { idOf } from "./keys.ts";

type StoredParts = Pick<StoredSection, "slug" | "model" | "settings" | "texts">;
type Fields = Record<string, unknown>;

const mediaTexts = ({ title, caption, transcript }: DemoMedia) => ({ title, caption, transcript });

const teaserTexts = ({ preline, headline, text, linkText }: DemoTeaser) => ({
  preline,
  headline,
  text,
  link_text: linkText,
});

/** A section as staff would have stored it, without those in its columns. */
export function stored(
  section: DemoSection,
  { link, image, file, rich, ids }: DemoContext,
): StoredParts {
  const parts = (settings: Fields, texts: Record<string, { de: unknown; en: unknown }>) => ({
    slug: null,
    model: section.model,
    settings,
    texts: localize((l) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[l]])),
    ),
  });
  switch (section.model) {
    case "headline": {
      const { level, anchor, preline, content, subline } = section;
      return parts({ headline_level: level, anchor }, { preline, content, subline });
    }
    case "text":
      return parts({ anchor: section.anchor }, { content: rich(section.content) });
    case "link":
      return parts(
        { open_new_window: section.newWindow, extra_class: section.isForm ? "form" : "" },
        { content: section.content, link: link(section.link) },
      );
    case "image": {
      const settings = { image_id: image(section.image), size: section.size };
      return parts(settings, { description: section.description });
    }
    case "quote":
      return parts({}, { content: section.content, author: section.author });
    case "faq": {
      const items = section.items.map(({ title, content }) => ({ title, content: rich(content) }));
      return parts(
        {},
        {
          title: section.title,
          items: localize((l) =>
            items.map(({ title, content }) => ({ title: title[l], content: content[l] })),
          ),
        },
      );
    }
    case "fullteaser":
      return parts(
        { image_id: image(section.image), extra_class: section.ground },
        { ...teaserTexts(section), link: link(section.link) },
      );
    case "teaserlist": {
      const items = section.items.map((item) => ({
        image_id: image(item.image),
        texts: { ...teaserTexts(item), link: link(item.link) },
      }));
      const told = localize((l) =>
        items.map(({ image_id, texts }) => ({
          image_id,
          ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[l]])),
        })),
      );
      return parts({}, { title: section.title, items: told });
    }
    case "imagelist": {
      const items = section.images.map((spec) => ({ image_id: image(spec) }));
      return parts({ items }, { title: section.title });
    }
    case "video": {
      const settings = { video_url: section.address, image_id: image(section.image) };
      return parts(settings, mediaTexts(section));
    }
    case "film": {
      const settings = {
        file_id: file(`${section.film}.webm`),
        image_id: image(section.image),
        captions_de_id: file(`${section.film}.de.vtt`),
        captions_en_id: file(`${section.film}.en.vtt`),
      };
      return parts(settings, mediaTexts(section));
    }
    case "audio":
      return parts({ embed: section.address }, mediaTexts(section));
    case "viewer":
    case "socialmedia":
      return parts({ embed: section.address }, { title: section.title });
    case "eventitem":
      return parts({ event_id: idOf(ids.events, section.event) }, {});
    case "eventlist":
      return parts(
        {
          event_ids: section.events.map((event) => idOf(ids.events, event)),
          is_named: section.isNamed,
        },
        { title: section.title },
      );
    case "teamteaser": {
      const settings = { with_image: section.withImage };
      return parts({ ...settings, team_member_id: idOf(ids.team, section.member) }, {});
    }
    case "sponsorlist":
      return parts({}, { title: section.title });
    case "container":
      return parts({ layout: section.layout }, {});
    case "section":
  }
  return parts({ layout: section.layout, colour: section.colour }, {});
}

/**
 * Stores sections, with all that stand in their columns.
 * @param columns one list for each column of the parent; a single one without a parent
 */
export async function insertSections(
  context: DemoContext,
  owner: OwnerKey<SectionOwner>,
  columns: readonly (readonly DemoSection[])[],
  parentId: number | null = null,
): Promise<void> {
  const placed = columns.flatMap((list, columnIndex) =>
    list.map((section, position) => ({ section, columnIndex, position })),
  );
  if (placed.length === 0) return;
  const rows = await context.tx
    .insert(sections)
    .values(
      placed.map(({ section, ...place }) => {
        const parts = stored(section, context);
        return { ...owner, ...place, parentId, ...parts, ...newRevisions(parts, 1) };
      }),
    )
    .returning({ id: sections.id });
  for (const [index, { section }] of placed.entries()) {
    const id = rows[index]?.id;
    if ("columns" in section && id) await insertSections(context, owner, section.columns, id);
  }
}
