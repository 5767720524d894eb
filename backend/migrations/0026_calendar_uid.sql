ALTER TABLE "events" ADD COLUMN "calendar_uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_calendar_uid" UNIQUE("calendar_uid");