ALTER TABLE "artists" ADD COLUMN "wikidata_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "musicbrainz_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "gnd_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "wikidata_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "musicbrainz_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "composers" ADD COLUMN "gnd_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "compositions" ADD COLUMN "wikidata_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "compositions" ADD COLUMN "musicbrainz_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "compositions" ADD COLUMN "gnd_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ensembles" ADD COLUMN "wikidata_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ensembles" ADD COLUMN "musicbrainz_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ensembles" ADD COLUMN "gnd_id" text DEFAULT '' NOT NULL;