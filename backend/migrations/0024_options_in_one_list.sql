ALTER TABLE "event_options" DROP COLUMN "genres";--> statement-breakpoint
ALTER TABLE "event_options" DROP COLUMN "cast_members";--> statement-breakpoint
ALTER TABLE "event_options" DROP COLUMN "ensembles";--> statement-breakpoint
ALTER TABLE "event_options" DROP COLUMN "composers";
--> statement-breakpoint
-- A second argument leaves out what is over by then; it is not asked where all are wanted, as the index would
-- have to go through every end.
CREATE FUNCTION event_ids_with(words tsquery, after timestamptz) RETURNS SETOF integer LANGUAGE sql STABLE ROWS 300
SET enable_seqscan = off AS $$
  SELECT event_id FROM event_search WHERE document @@ words AND over_at > after
$$;
--> statement-breakpoint
CREATE FUNCTION events_with(words tsquery) RETURNS TABLE (id integer, rank real) LANGUAGE sql STABLE ROWS 500
SET enable_seqscan = off AS $$
  SELECT event_id, ts_rank(document, words) FROM event_search WHERE document @@ words
$$;
--> statement-breakpoint
CREATE FUNCTION events_with(words tsquery, after timestamptz) RETURNS TABLE (id integer, rank real)
LANGUAGE sql STABLE ROWS 300
SET enable_seqscan = off AS $$
  SELECT event_id, ts_rank(document, words) FROM event_search WHERE document @@ words AND over_at > after
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_event_options(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO event_options (event_id, options, works)
  SELECT
    e.id,
    -- an id times 8 and its kind, as optionKinds of the schema says
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
    ),
    ARRAY(SELECT DISTINCT composition_id FROM event_compositions
      WHERE event_id = e.id AND composition_id IS NOT NULL)
  FROM events e
  WHERE e.id = ANY(ids)
  ORDER BY e.id
  ON CONFLICT (event_id) DO UPDATE SET options = excluded.options, works = excluded.works
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_event_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT id FROM changed n JOIN before o USING (id)
    WHERE (n.title, n.subtitle, n.venue_id) IS DISTINCT FROM (o.title, o.subtitle, o.venue_id)
  );
BEGIN
  -- whoever refreshes later refreshes when it is over, too
  IF is_search_refreshed_later() THEN
    RETURN NULL;
  END IF;
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_event_search(ids);
  END IF;
  UPDATE event_search SET over_at = changed.over_at
  FROM changed WHERE changed.id = event_id AND event_search.over_at <> changed.over_at;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_event_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- whoever writes about the same events waits here, and then sees what the other one wrote
  PERFORM 1 FROM event_search WHERE event_id = ANY(ids) ORDER BY event_id FOR UPDATE;
  PERFORM refresh_event_options(ids);
  WITH texts AS MATERIALIZED (
    SELECT
      e.id,
      e.over_at,
      concat_ws(' ', e.title->>'de', nullif(e.title->>'en', e.title->>'de'), works.composers) AS first,
      concat_ws(' ', works.titles, works.soloists, people.names, groups.names) AS second,
      concat_ws(' ', e.subtitle->>'de', nullif(e.subtitle->>'en', e.subtitle->>'de'), v.name->>'de',
        nullif(v.name->>'en', v.name->>'de'), v.city, kinds.titles) AS third
    FROM events e
    LEFT JOIN venues v ON v.id = e.venue_id
    CROSS JOIN LATERAL (
      SELECT
        string_agg(DISTINCT concat_ws(' ', c.name->>'de', nullif(c.name->>'en', c.name->>'de')), ' ') AS composers,
        string_agg(concat_ws(' ', k.title->>'de', nullif(k.title->>'en', k.title->>'de'),
          nullif(k.short_title->>'de', ''), nullif(k.short_title->>'en', ''), k.catalogue), ' ') AS titles,
        string_agg(translate(jsonb_path_query_array(ec.soloists, '$[*].name')::text, '[]",', '    '), ' ') AS soloists
      FROM event_compositions ec
      JOIN compositions k ON k.id = ec.composition_id
      LEFT JOIN composers c ON c.id = k.composer_id
      WHERE ec.event_id = e.id
    ) works
    CROSS JOIN LATERAL (
      SELECT string_agg(DISTINCT concat_ws(' ', a.first_name, a.last_name), ' ') AS names
      FROM event_castmembers ea JOIN artists a ON a.id = ea.artist_id
      WHERE ea.event_id = e.id
    ) people
    CROSS JOIN LATERAL (
      SELECT string_agg(concat_ws(' ', g.name->>'de', nullif(g.name->>'en', g.name->>'de')), ' ') AS names
      FROM event_ensembles ee JOIN ensembles g ON g.id = ee.ensemble_id
      WHERE ee.event_id = e.id
    ) groups
    CROSS JOIN LATERAL (
      SELECT string_agg(concat_ws(' ', g.title->>'de', nullif(g.title->>'en', g.title->>'de')), ' ') AS titles
      FROM event_genres eg JOIN genres g ON g.id = eg.genre_id
      WHERE eg.event_id = e.id
    ) kinds
    WHERE e.id = ANY(ids)
  ), stored AS (
    INSERT INTO event_search (event_id, document, over_at)
    SELECT id, search_vector(first, 'A') || search_vector(second, 'B') || search_vector(third, 'C'), over_at
    FROM texts
    ORDER BY id
    ON CONFLICT (event_id) DO UPDATE SET document = excluded.document, over_at = excluded.over_at
  )
  INSERT INTO search_words (word)
  SELECT DISTINCT word
  FROM texts, string_to_table(search_fold(normalize(concat_ws(' ', first, second, third), NFC)), ' ') AS found(word)
  WHERE length(word) >= 4 AND word !~ '^[0-9]'
    AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word);
END
$$;
--> statement-breakpoint
SELECT refresh_event_options(ARRAY(SELECT id FROM events));
