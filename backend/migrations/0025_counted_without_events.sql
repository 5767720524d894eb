ALTER TABLE "event_options" ADD COLUMN "is_online" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "event_options" ADD COLUMN "over_at" timestamp (3) with time zone DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
CREATE INDEX "event_options_by_end" ON "event_options" USING btree ("over_at") WHERE is_online;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_event_options(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO event_options (event_id, options, works, is_online, over_at)
  SELECT
    e.id,
    -- an id times 8 and its kind, as optionKinds of the schema says, and eventTraits and accessFeatures
    ARRAY(
      SELECT genre_id * 8 FROM event_genres WHERE event_id = e.id
      UNION ALL
      SELECT DISTINCT artist_id * 8 + 1 FROM event_castmembers WHERE event_id = e.id
      UNION ALL
      SELECT ensemble_id * 8 + 2 FROM event_ensembles WHERE event_id = e.id
      UNION ALL
      SELECT DISTINCT composer_id * 8 + 3 FROM event_compositions
      JOIN compositions ON compositions.id = composition_id
      WHERE event_id = e.id AND composer_id IS NOT NULL
      UNION ALL
      SELECT e.venue_id * 8 + 4 WHERE e.venue_id IS NOT NULL
      UNION ALL
      SELECT 0 * 8 + 5 WHERE e.resident_artist
      UNION ALL
      SELECT 1 * 8 + 5 WHERE e.fellowship_artist
      UNION ALL
      SELECT 2 * 8 + 5 WHERE e.status <> 'cancelled' AND e.button_status IN ('on_sale', 'few_left', 'free')
      UNION ALL
      SELECT DISTINCT (place - 1) * 8 + 6
      FROM jsonb_array_elements_text(e.access) given(feature)
      CROSS JOIN LATERAL array_position(ARRAY['wheelchair', 'step_free', 'hearing_loop', 'sign_language',
        'audio_description', 'relaxed'], feature) place
      WHERE place IS NOT NULL
    ),
    ARRAY(SELECT DISTINCT composition_id FROM event_compositions
      WHERE event_id = e.id AND composition_id IS NOT NULL),
    e.is_online,
    e.over_at
  FROM events e
  WHERE e.id = ANY(ids)
  ORDER BY e.id
  ON CONFLICT (event_id) DO UPDATE SET options = excluded.options, works = excluded.works,
    is_online = excluded.is_online, over_at = excluded.over_at
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_event_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT id FROM changed n JOIN before o USING (id)
    WHERE (n.title, n.subtitle, n.venue_id) IS DISTINCT FROM (o.title, o.subtitle, o.venue_id)
  );
  counted_ids integer[] := ARRAY(
    SELECT id FROM changed n JOIN before o USING (id)
    WHERE (n.resident_artist, n.fellowship_artist, n.status, n.button_status, n.access, n.is_online, n.over_at)
      IS DISTINCT FROM
      (o.resident_artist, o.fellowship_artist, o.status, o.button_status, o.access, o.is_online, o.over_at)
  );
BEGIN
  -- whoever refreshes later refreshes when it is over, too
  IF is_search_refreshed_later() THEN
    RETURN NULL;
  END IF;
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_event_search(ids);
  END IF;
  IF cardinality(counted_ids) > 0 THEN
    -- as refresh_event_search() does it
    PERFORM 1 FROM event_search WHERE event_id = ANY(counted_ids) ORDER BY event_id FOR UPDATE;
    PERFORM refresh_event_options(counted_ids);
  END IF;
  UPDATE event_search SET over_at = changed.over_at
  FROM changed WHERE changed.id = event_id AND event_search.over_at <> changed.over_at;
  RETURN NULL;
END
$$;
--> statement-breakpoint
SELECT refresh_event_options(ARRAY(SELECT id FROM events));
