-- Which versions of the site can read these tables: those that know the migration written at `readable_since`.
-- A migration that takes something away, which the version before it still reads, sets it; see decision 088.
CREATE TABLE "drizzle"."schema_readers" (
	"id" boolean PRIMARY KEY DEFAULT true CHECK ("id"),
	"readable_since" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "drizzle"."schema_readers" ("readable_since") VALUES (0);
