import { accessNumbers } from "@festival/contracts/programme/accessFeatures";
import { getTableName, sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { events } from "../../../platform/database/schema/index.ts";
import { flagId, idStep } from "../eventOptions.ts";
import { accessNumber, flagSources, idsSources, type IdsSource } from "../filterSources.ts";

const dialect = new PgDialect({ casing: "snake_case" });
const flags = Object.values(flagSources);
const lists: readonly IdsSource[] = Object.values(idsSources);

/** A statement with its values in it, as a migration has it. */
const toText = (statement: SQL) => dialect.sqlToQuery(statement.inlineParams()).sql;

/** The ids that an event has, each once, as this value. */
function idsOf({ id, link }: IdsSource, value: SQL): SQL {
  if (!link) return sql`SELECT ${value} WHERE ${id} IS NOT NULL`;
  const from = sql.join([sql`${link.table}`, link.joins ?? []].flat(), sql` `);
  return sql`SELECT DISTINCT ${value} FROM ${from} WHERE ${link.eventId} = ${events.id} AND ${id} IS NOT NULL`;
}

/** What an event can have, each as a query of the numbers of what it has. */
function optionQueries(): SQL[] {
  const option = (id: SQL, filter: number) => sql`${id} * ${idStep} + ${filter}`;
  const only = (id: number, filter: number, holds: SQL | undefined) =>
    sql`SELECT ${option(sql`${id}`, filter)} WHERE ${holds}`;
  return [
    ...flags.map(({ number, holds }) => only(flagId, number, holds)),
    ...lists.flatMap((source) =>
      typeof source.kept === "number" ? idsOf(source, option(sql`${source.id}`, source.kept)) : [],
    ),
    ...Object.entries(accessNumbers).map(([feature, number]) =>
      only(number, accessNumber, sql`${events.access} ? ${feature}`),
    ),
  ];
}

const indented = (queries: readonly SQL[]) =>
  queries.map((query) => `      ${toText(query)}`).join("\n      UNION ALL\n");

function refreshFunction(): string {
  const works = lists.filter(({ kept }) => kept === "works");
  return `CREATE OR REPLACE FUNCTION refresh_event_options(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO event_options (event_id, numbers, works, is_online, over_at)
  SELECT
    events.id,
    ARRAY(
${indented(optionQueries())}
      ORDER BY 1
    ),
    ARRAY(
${indented(works.map((source) => idsOf(source, sql`${source.id}`)))}
      ORDER BY 1
    ),
    events.is_online,
    events.over_at
  FROM events
  WHERE events.id = ANY(ids)
  ORDER BY events.id
  ON CONFLICT (event_id) DO UPDATE SET numbers = excluded.numbers, works = excluded.works,
    is_online = excluded.is_online, over_at = excluded.over_at
$$;`;
}

/** A change of rows that say what an event has refreshes the event, as decision 014 says. */
function triggers(): string {
  const linked = lists.filter(({ kept }) => kept !== undefined).flatMap(({ link }) => link ?? []);
  const tables = [...new Set(linked.map(({ table }) => `'${getTableName(table)}'`))];
  const create = (name: string, event: string, rows: "NEW" | "OLD") =>
    `    EXECUTE format('CREATE OR REPLACE TRIGGER ${name} AFTER ${event} ON %I REFERENCING ${rows} TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_event_part_changed()', part);`;
  return `DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY[${tables.join(", ")}] LOOP
${create("search_insert", "INSERT", "NEW")}
${create("search_update", "UPDATE", "NEW")}
${create("search_leave", "UPDATE", "OLD")}
${create("search_delete", "DELETE", "OLD")}
  END LOOP;
END
$$;`;
}

/**
 * The migration that has the database keep in `event_options` what `filterSources.ts` says. An older one is
 * replaced by it, whatever it was. A change of a row that `joins` adds needs a trigger of its own.
 */
export function optionsMigration(): string {
  return [
    refreshFunction(),
    triggers(),
    // a table of rows that were all updated would be twice as long to read, and PGlite never cleans it up
    "TRUNCATE event_options;",
    "SELECT refresh_event_options(ARRAY(SELECT id FROM events));",
    "ANALYZE event_options;",
  ].join("\n--> statement-breakpoint\n");
}
