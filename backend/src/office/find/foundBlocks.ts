import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/openDatabase.ts";
import { blocks, sections } from "../../platform/database/schema/index.ts";
import { searchCondition } from "../../platform/resources/listQuery.ts";
import { isPublicBlock } from "../../site/content/blocks/blocks.repository.ts";

/** Where sections have words: lines, lines of rows, and formatted texts. */
const paths = [
  '$.*.* ? (@.type() == "string")',
  '$.*.*[*].* ? (@.type() == "string")',
  "$.**.blocks[*].text",
];

/** What staff wrote in a block, in both languages. */
const wordsInside = sql`coalesce((select string_agg(concat_ws(' ', ${sql.join(
  paths.map((path) => sql`jsonb_path_query_array(${sections.texts}, ${path}::jsonpath)::text`),
  sql`, `,
)}), ' ') from ${sections}
  where ${sections.ownerType} = 'block' and ${sections.ownerId} = ${blocks.id}), '')`;

/** Reusable blocks with all the words in their names or sections, as rows of what is found. */
export function blocksWith(database: Database, words: string, most: number): SQL | undefined {
  const condition = searchCondition([blocks.name, wordsInside], words);
  if (!condition) return undefined;
  return sql`(select 'blocks' as resource, ${blocks.id} as id, jsonb_build_array(${blocks.name}) as titles,
    null as second, jsonb_build_object('online', ${isPublicBlock(database)}) as facts from ${blocks} where ${condition}
    order by ${blocks.id} desc limit ${most})`;
}
