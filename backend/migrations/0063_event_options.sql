CREATE OR REPLACE FUNCTION refresh_event_options(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO event_options (event_id, numbers, works, is_online, over_at)
  SELECT
    events.id,
    ARRAY(
      SELECT 1 * 32 + 7 WHERE ("events"."status" <> 'cancelled' and "events"."button_status" in ('on_sale', 'few_left', 'free'))
      UNION ALL
      SELECT 1 * 32 + 9 WHERE ("events"."status" <> 'cancelled' and "events"."button_status" = 'free')
      UNION ALL
      SELECT 1 * 32 + 14 WHERE ("events"."status" <> 'cancelled' and ("events"."price_from" <= 10 or "events"."button_status" = 'free'))
      UNION ALL
      SELECT 1 * 32 + 10 WHERE ("events"."status" <> 'cancelled' and ("events"."price_from" <= 15 or "events"."button_status" = 'free'))
      UNION ALL
      SELECT 1 * 32 + 11 WHERE ("events"."has_time" = true and extract(hour from "events"."starts_at" at time zone "events"."time_zone") between 5 and 11)
      UNION ALL
      SELECT 1 * 32 + 12 WHERE ("events"."has_time" = true and (extract(hour from "events"."starts_at" at time zone "events"."time_zone") >= 21 or extract(hour from "events"."starts_at" at time zone "events"."time_zone") < 5))
      UNION ALL
      SELECT 1 * 32 + 5 WHERE "events"."resident_artist" = true
      UNION ALL
      SELECT 1 * 32 + 6 WHERE "events"."fellowship_artist" = true
      UNION ALL
      SELECT DISTINCT "event_genres"."genre_id" * 32 + 0 FROM "event_genres" WHERE "event_genres"."event_id" = "events"."id" AND "event_genres"."genre_id" IS NOT NULL
      UNION ALL
      SELECT DISTINCT "event_castmembers"."artist_id" * 32 + 1 FROM "event_castmembers" WHERE "event_castmembers"."event_id" = "events"."id" AND "event_castmembers"."artist_id" IS NOT NULL
      UNION ALL
      SELECT "events"."venue_id" * 32 + 4 WHERE "events"."venue_id" IS NOT NULL
      UNION ALL
      SELECT DISTINCT "event_ensembles"."ensemble_id" * 32 + 2 FROM "event_ensembles" WHERE "event_ensembles"."event_id" = "events"."id" AND "event_ensembles"."ensemble_id" IS NOT NULL
      UNION ALL
      SELECT DISTINCT "compositions"."composer_id" * 32 + 3 FROM "event_compositions" join "compositions" on "compositions"."id" = "event_compositions"."composition_id" WHERE "event_compositions"."event_id" = "events"."id" AND "compositions"."composer_id" IS NOT NULL
      UNION ALL
      SELECT extract(isodow from "events"."starts_at" at time zone "events"."time_zone")::int * 32 + 13 WHERE extract(isodow from "events"."starts_at" at time zone "events"."time_zone")::int IS NOT NULL
      UNION ALL
      SELECT 0 * 32 + 8 WHERE "events"."access" ? 'wheelchair'
      UNION ALL
      SELECT 1 * 32 + 8 WHERE "events"."access" ? 'step_free'
      UNION ALL
      SELECT 2 * 32 + 8 WHERE "events"."access" ? 'hearing_loop'
      UNION ALL
      SELECT 3 * 32 + 8 WHERE "events"."access" ? 'sign_language'
      UNION ALL
      SELECT 4 * 32 + 8 WHERE "events"."access" ? 'audio_description'
      UNION ALL
      SELECT 5 * 32 + 8 WHERE "events"."access" ? 'relaxed'
      ORDER BY 1
    ),
    ARRAY(
      SELECT DISTINCT "event_compositions"."composition_id" FROM "event_compositions" WHERE "event_compositions"."event_id" = "events"."id" AND "event_compositions"."composition_id" IS NOT NULL
      ORDER BY 1
    ),
    events.is_online,
    events.over_at
  FROM events
  WHERE events.id = ANY(ids)
  ORDER BY events.id
  ON CONFLICT (event_id) DO UPDATE SET numbers = excluded.numbers, works = excluded.works,
    is_online = excluded.is_online, over_at = excluded.over_at
$$;
--> statement-breakpoint
DO $$
DECLARE
  part text;
BEGIN
  FOREACH part IN ARRAY ARRAY['event_genres', 'event_castmembers', 'event_ensembles', 'event_compositions'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER search_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_event_part_changed()', part);
    EXECUTE format('CREATE OR REPLACE TRIGGER search_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_event_part_changed()', part);
    EXECUTE format('CREATE OR REPLACE TRIGGER search_leave AFTER UPDATE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_event_part_changed()', part);
    EXECUTE format('CREATE OR REPLACE TRIGGER search_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_event_part_changed()', part);
  END LOOP;
END
$$;
--> statement-breakpoint
TRUNCATE event_options;
--> statement-breakpoint
SELECT refresh_event_options(ARRAY(SELECT id FROM events));
--> statement-breakpoint
ANALYZE event_options;
