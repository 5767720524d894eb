-- for an index that knows words and times together
CREATE EXTENSION IF NOT EXISTS "btree_gin";
--> statement-breakpoint
DROP INDEX "events_by_end";--> statement-breakpoint
DROP INDEX "event_search_document";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "day" date GENERATED ALWAYS AS ((starts_at at time zone 'Europe/Berlin')::date) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "event_options" ADD COLUMN "options" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_search" ADD COLUMN "over_at" timestamp (3) with time zone DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
CREATE INDEX "events_by_day" ON "events" USING btree ("day","starts_at","over_at") WHERE is_online;--> statement-breakpoint
CREATE INDEX "events_by_end" ON "events" USING btree ("over_at","starts_at","id","day") WHERE is_online;--> statement-breakpoint
UPDATE event_search SET over_at = events.over_at FROM events WHERE events.id = event_id;
--> statement-breakpoint
CREATE INDEX "event_search_document" ON "event_search" USING gin ("document","over_at");