CREATE TABLE "client_errors" (
	"day" date NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"part" text,
	"version" text,
	"message" text NOT NULL,
	"frames" text[] NOT NULL,
	"routes" text[] NOT NULL,
	"browsers" text[] NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "client_errors_day_fingerprint_pk" PRIMARY KEY("day","fingerprint")
);
