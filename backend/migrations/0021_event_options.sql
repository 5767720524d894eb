CREATE TABLE "event_options" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"genres" integer[] NOT NULL,
	"cast_members" integer[] NOT NULL,
	"ensembles" integer[] NOT NULL,
	"composers" integer[] NOT NULL,
	"works" integer[] NOT NULL
);
--> statement-breakpoint
DROP INDEX "events_by_end";--> statement-breakpoint
ALTER TABLE "event_options" ADD CONSTRAINT "event_options_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_end" ON "events" USING btree ("over_at","starts_at","id") WHERE is_online;
--> statement-breakpoint
CREATE FUNCTION refresh_event_options(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO event_options (event_id, genres, cast_members, ensembles, composers, works)
  SELECT
    e.id,
    ARRAY(SELECT genre_id FROM event_genres WHERE event_id = e.id),
    ARRAY(SELECT DISTINCT artist_id FROM event_castmembers WHERE event_id = e.id),
    ARRAY(SELECT ensemble_id FROM event_ensembles WHERE event_id = e.id),
    ARRAY(SELECT DISTINCT composer_id FROM event_compositions
      JOIN compositions ON compositions.id = composition_id
      WHERE event_id = e.id AND composer_id IS NOT NULL),
    ARRAY(SELECT DISTINCT composition_id FROM event_compositions
      WHERE event_id = e.id AND composition_id IS NOT NULL)
  FROM events e
  WHERE e.id = ANY(ids)
  ORDER BY e.id
  ON CONFLICT (event_id) DO UPDATE SET genres = excluded.genres, cast_members = excluded.cast_members,
    ensembles = excluded.ensembles, composers = excluded.composers, works = excluded.works
$$;
--> statement-breakpoint
-- What changes the words of an event changes its options, too.
CREATE OR REPLACE FUNCTION refresh_event_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- whoever writes about the same events waits here, and then sees what the other one wrote
  PERFORM 1 FROM event_search WHERE event_id = ANY(ids) ORDER BY event_id FOR UPDATE;
  PERFORM refresh_event_options(ids);
  WITH texts AS MATERIALIZED (
    SELECT
      e.id,
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
    INSERT INTO event_search (event_id, document)
    SELECT id, search_vector(first, 'A') || search_vector(second, 'B') || search_vector(third, 'C')
    FROM texts
    ORDER BY id
    ON CONFLICT (event_id) DO UPDATE SET document = excluded.document
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
