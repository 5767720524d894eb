-- What lists of staff are searched by: without case and accents. Its dictionary is named with its schema, as a
-- column that is made by it must be the same wherever a dump is restored.
CREATE FUNCTION search_plain(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, given) COLLATE "und-x-icu")
$$;
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_plain(coalesce(title->>'de', '') || ' ' || coalesce(title->>'en', '') || ' ' || coalesce(subtitle->>'de', '') || ' ' || coalesce(subtitle->>'en', ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "events_by_start" ON "events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "events_search_text" ON "events" USING gin ("search_text" gin_trgm_ops);