-- The planner takes the comparison of a search document for cheap and would rather read all of them; the index
-- knows without reading any.
CREATE FUNCTION event_ids_with(words tsquery) RETURNS SETOF integer LANGUAGE sql STABLE ROWS 500
SET enable_seqscan = off AS $$
  SELECT event_id FROM event_search WHERE document @@ words
$$;
--> statement-breakpoint
CREATE FUNCTION names_with(words tsquery) RETURNS SETOF name_search LANGUAGE sql STABLE ROWS 100
SET enable_seqscan = off AS $$
  SELECT * FROM name_search WHERE document @@ words
$$;
