import { describe, expect, it } from "@jest/globals";
import { dataSets } from "@festival/contracts/privacy/dataSets";
import { retentionKinds } from "@festival/contracts/privacy/retention";
import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../platform/database/schema/index.ts";

/** Tables without data about persons, apart from what texts of the site say of them. */
const withoutPersons = `
  alerts article_categories article_readings article_tags articles blocks booklet_works booklets changes clock
  compositions consent_offers consent_texts content_heads directory_files download_categories download_directories
  ensembles event_articles event_downloads event_ensembles event_genres event_moods event_options event_search
  event_sponsors events files form_fields forms genres home_blocks import_profiles loaded_data marketing_banners
  missed_addresses moods name_search navigation_entries pages patterns press_image_files programme_changes quiz_answers
  quiz_questions quizzes redirects removed_sections search_words seasons sections settings sponsors tags venues`;

const sets = Object.values(dataSets);

describe("the record of processing", () => {
  it("names each table that holds data about persons, in one data set", () => {
    const tables = Object.values(schema as Record<string, unknown>)
      .filter((value) => is(value, PgTable))
      .map((table) => getTableName(table));
    const named = [
      ...sets.flatMap((set): readonly string[] => set.tables),
      ...withoutPersons.trim().split(/\s+/),
    ];
    expect(named.toSorted()).toEqual(tables.toSorted());
  });

  it("names each period in one data set", () => {
    const named = sets.flatMap((set): readonly string[] => set.periods);
    expect(named.toSorted()).toEqual(retentionKinds.toSorted());
  });
});
