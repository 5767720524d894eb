import type { PatternSection } from "@festival/contracts/api/editing/patterns";
import { patterns } from "@festival/backend/platform/database/schema/index";
import type { DemoSection } from "../season/types.ts";
import type { DemoContext } from "./demoContext.ts";
import { stored } from "./insertSections.ts";

/** Puts a section into a list, and what stands in its columns behind it. */
function add(
  context: DemoContext,
  list: PatternSection[],
  section: DemoSection,
  place: Pick<PatternSection, "parent" | "column">,
): void {
  const { model, settings, texts } = stored(section, context);
  const parent = list.push({ model, settings, texts, ...place }) - 1;
  if (!("columns" in section)) return;
  for (const [column, inner] of section.columns.entries()) {
    for (const each of inner) add(context, list, each, { parent, column });
  }
}

/** What staff insert as copies. */
export async function loadPatterns(context: DemoContext): Promise<void> {
  const rows = context.season.patterns.map(({ name, sections: list }) => {
    const sections: PatternSection[] = [];
    for (const section of list) add(context, sections, section, { column: 0 });
    return { name, sections };
  });
  if (rows.length > 0) await context.tx.insert(patterns).values(rows);
}
