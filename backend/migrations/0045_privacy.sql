CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"scope" text NOT NULL,
	"erased_at" timestamp (3) with time zone NOT NULL,
	"counts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "mails_entry" boolean DEFAULT false NOT NULL;