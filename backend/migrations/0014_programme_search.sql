-- A text as it is compared: without case, accents and signs, letters and digits parted.
CREATE FUNCTION search_fold(given text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(unaccent(given) COLLATE "und-x-icu"),
    '[^[:alnum:]]+', ' ', 'g'),
    '([[:alpha:]])([0-9])', '\1 \2', 'g'),
    '([0-9])([[:alpha:]])', '\1 \2', 'g'),
    '\mopus\M', 'op', 'g')
$$;
--> statement-breakpoint
-- What a text is found by: whole words, German and English stems, and umlauts spelled both ways.
CREATE FUNCTION search_vector(given text, weight "char") RETURNS tsvector LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  plain text := normalize(given, NFC);
  folded text := search_fold(plain);
BEGIN
  IF plain ~ '[äöüÄÖÜ]' THEN
    plain := replace(replace(replace(lower(plain COLLATE "und-x-icu"), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue');
    folded := folded || ' ' || search_fold(plain);
  END IF;
  RETURN setweight(
    to_tsvector('simple', folded) || to_tsvector('german', folded) || to_tsvector('english', folded),
    weight
  );
END
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_event_search(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- whoever writes about the same events waits here, and then sees what the other one wrote
  PERFORM 1 FROM event_search WHERE event_id = ANY(ids) ORDER BY event_id FOR UPDATE;
  WITH refreshed AS (
    INSERT INTO event_search (event_id, document)
    SELECT
      e.id,
      search_vector(concat_ws(' ', e.title->>'de', e.title->>'en', works.composers), 'A')
        || search_vector(concat_ws(' ', works.titles, works.soloists, people.names, groups.names), 'B')
        || search_vector(concat_ws(' ', e.subtitle->>'de', e.subtitle->>'en', v.name->>'de',
             nullif(v.name->>'en', v.name->>'de'), v.city, kinds.titles), 'C')
    FROM events e
    LEFT JOIN venues v ON v.id = e.venue_id
    CROSS JOIN LATERAL (
      SELECT
        string_agg(DISTINCT concat_ws(' ', c.name->>'de', nullif(c.name->>'en', c.name->>'de')), ' ') AS composers,
        string_agg(concat_ws(' ', k.title->>'de', nullif(k.title->>'en', k.title->>'de'),
          k.short_title->>'de', k.short_title->>'en', k.catalogue), ' ') AS titles,
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
    ORDER BY e.id
    ON CONFLICT (event_id) DO UPDATE SET document = excluded.document
    RETURNING document
  )
  INSERT INTO search_words (word)
  SELECT DISTINCT word
  FROM refreshed, unnest(tsvector_to_array(refreshed.document)) AS found(word)
  WHERE length(word) >= 4 AND word !~ '^[0-9]'
    AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word);
END
$$;
--> statement-breakpoint
CREATE FUNCTION refresh_name_search(named text, ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO name_search (kind, id, document)
  SELECT named, id, search_vector(concat_ws(' ', first_name, last_name), 'A')
    FROM artists WHERE named = 'artist' AND id = ANY(ids)
  UNION ALL
  SELECT named, id, search_vector(concat_ws(' ', name->>'de', name->>'en', short_name->>'de', short_name->>'en'), 'A')
    FROM composers WHERE named = 'composer' AND id = ANY(ids)
  UNION ALL
  SELECT named, id, search_vector(concat_ws(' ', name->>'de', name->>'en'), 'A')
    FROM ensembles WHERE named = 'ensemble' AND id = ANY(ids)
  UNION ALL
  SELECT named, id, search_vector(concat_ws(' ', name->>'de', name->>'en'), 'A') || search_vector(city, 'C')
    FROM venues WHERE named = 'venue' AND id = ANY(ids)
  UNION ALL
  SELECT named, k.id,
      search_vector(concat_ws(' ', k.title->>'de', k.title->>'en', k.short_title->>'de', k.short_title->>'en', k.catalogue), 'A')
        || search_vector(concat_ws(' ', c.name->>'de', c.name->>'en'), 'C')
    FROM compositions k LEFT JOIN composers c ON c.id = k.composer_id
    WHERE named = 'work' AND k.id = ANY(ids)
  ON CONFLICT (kind, id) DO UPDATE SET document = excluded.document
$$;
--> statement-breakpoint
CREATE FUNCTION search_event_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_event_search(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_event_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT id FROM changed n JOIN before o USING (id)
    WHERE (n.title, n.subtitle, n.venue_id) IS DISTINCT FROM (o.title, o.subtitle, o.venue_id)
  );
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_event_search(ids);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_event_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT event_id FROM changed);
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM refresh_event_search(ids);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_name_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_name_search(TG_ARGV[0], ARRAY(SELECT id FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION search_name_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM name_search WHERE kind = TG_ARGV[0] AND id IN (SELECT id FROM changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Names stand in the words of every event that names them; other columns do not.
CREATE FUNCTION search_name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[];
  named text := TG_ARGV[0];
BEGIN
  IF named = 'artist' THEN
    ids := ARRAY(SELECT id FROM changed n JOIN before o USING (id)
      WHERE (n.first_name, n.last_name) IS DISTINCT FROM (o.first_name, o.last_name));
    PERFORM refresh_event_search(ARRAY(SELECT DISTINCT event_id FROM event_castmembers WHERE artist_id = ANY(ids)));
  ELSIF named = 'ensemble' THEN
    ids := ARRAY(SELECT id FROM changed n JOIN before o USING (id) WHERE n.name IS DISTINCT FROM o.name);
    PERFORM refresh_event_search(ARRAY(SELECT event_id FROM event_ensembles WHERE ensemble_id = ANY(ids)));
  ELSIF named = 'venue' THEN
    ids := ARRAY(SELECT id FROM changed n JOIN before o USING (id) WHERE (n.name, n.city) IS DISTINCT FROM (o.name, o.city));
    PERFORM refresh_event_search(ARRAY(SELECT id FROM events WHERE venue_id = ANY(ids)));
  ELSIF named = 'genre' THEN
    ids := ARRAY(SELECT id FROM changed n JOIN before o USING (id) WHERE n.title IS DISTINCT FROM o.title);
    PERFORM refresh_event_search(ARRAY(SELECT event_id FROM event_genres WHERE genre_id = ANY(ids)));
  ELSIF named = 'composer' THEN
    ids := ARRAY(SELECT id FROM changed n JOIN before o USING (id)
      WHERE (n.name, n.short_name) IS DISTINCT FROM (o.name, o.short_name));
    PERFORM refresh_name_search('work', ARRAY(SELECT id FROM compositions WHERE composer_id = ANY(ids)));
    PERFORM refresh_event_search(ARRAY(SELECT DISTINCT event_id FROM event_compositions
      WHERE composition_id IN (SELECT id FROM compositions WHERE composer_id = ANY(ids))));
  ELSIF named = 'work' THEN
    ids := ARRAY(SELECT id FROM changed n JOIN before o USING (id)
      WHERE (n.title, n.short_title, n.catalogue, n.composer_id) IS DISTINCT FROM (o.title, o.short_title, o.catalogue, o.composer_id));
    PERFORM refresh_event_search(ARRAY(SELECT DISTINCT event_id FROM event_compositions WHERE composition_id = ANY(ids)));
  END IF;
  PERFORM refresh_name_search(named, ids);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER search_insert AFTER INSERT ON events
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_event_added();
--> statement-breakpoint
CREATE TRIGGER search_update AFTER UPDATE ON events
  REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_event_changed();
--> statement-breakpoint
DO $$
DECLARE
  part text;
  named text[];
BEGIN
  FOREACH part IN ARRAY ARRAY['event_compositions', 'event_castmembers', 'event_ensembles', 'event_genres'] LOOP
    EXECUTE format('CREATE TRIGGER search_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_event_part_changed()', part);
    EXECUTE format('CREATE TRIGGER search_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_event_part_changed()', part);
    EXECUTE format('CREATE TRIGGER search_leave AFTER UPDATE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_event_part_changed()', part);
    EXECUTE format('CREATE TRIGGER search_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_event_part_changed()', part);
  END LOOP;
  FOREACH named SLICE 1 IN ARRAY ARRAY[
    ['artists', 'artist'], ['ensembles', 'ensemble'], ['venues', 'venue'], ['genres', 'genre'],
    ['composers', 'composer'], ['compositions', 'work']
  ] LOOP
    EXECUTE format('CREATE TRIGGER search_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_name_added(%L)', named[1], named[2]);
    EXECUTE format('CREATE TRIGGER search_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_name_changed(%L)', named[1], named[2]);
    EXECUTE format('CREATE TRIGGER search_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION search_name_removed(%L)', named[1], named[2]);
  END LOOP;
END
$$;
--> statement-breakpoint
SELECT refresh_event_search(ARRAY(SELECT id FROM events));
--> statement-breakpoint
SELECT refresh_name_search('artist', ARRAY(SELECT id FROM artists)),
  refresh_name_search('composer', ARRAY(SELECT id FROM composers)),
  refresh_name_search('ensemble', ARRAY(SELECT id FROM ensembles)),
  refresh_name_search('venue', ARRAY(SELECT id FROM venues)),
  refresh_name_search('work', ARRAY(SELECT id FROM compositions));
