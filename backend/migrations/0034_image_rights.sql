ALTER TABLE "images" ADD COLUMN "rights_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "licence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "source_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "labels" text COLLATE "und-x-icu" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "images_by_rights" ON "images" USING btree ("rights_until") WHERE rights_until is not null;