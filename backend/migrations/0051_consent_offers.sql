CREATE TABLE "consent_offers" (
	"version" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"services" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"first_offered_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
