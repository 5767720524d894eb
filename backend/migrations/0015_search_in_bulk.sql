-- Whoever writes many events at once says `festival.search = later` in the transaction, and refreshes them at its end.
CREATE FUNCTION is_search_refreshed_later() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce(current_setting('festival.search', true) = 'later', false)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_event_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_search_refreshed_later() THEN
    PERFORM refresh_event_search(ARRAY(SELECT id FROM changed));
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_event_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(
    SELECT id FROM changed n JOIN before o USING (id)
    WHERE (n.title, n.subtitle, n.venue_id) IS DISTINCT FROM (o.title, o.subtitle, o.venue_id)
  );
BEGIN
  IF cardinality(ids) > 0 AND NOT is_search_refreshed_later() THEN
    PERFORM refresh_event_search(ids);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_event_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := ARRAY(SELECT DISTINCT event_id FROM changed);
BEGIN
  IF cardinality(ids) > 0 AND NOT is_search_refreshed_later() THEN
    PERFORM refresh_event_search(ids);
  END IF;
  RETURN NULL;
END
$$;
