DROP INDEX "events_by_date";--> statement-breakpoint
CREATE INDEX "events_by_date" ON "events" USING btree ("starts_at","id","over_at") WHERE is_online;