CREATE TABLE "content_heads" (
	"owner_type" text NOT NULL,
	"owner_id" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"field_revisions" jsonb DEFAULT '{"settings":{},"de":{},"en":{}}'::jsonb NOT NULL,
	"twin_seen" jsonb DEFAULT '{"de":0,"en":0}'::jsonb NOT NULL,
	CONSTRAINT "content_heads_owner_type_owner_id_pk" PRIMARY KEY("owner_type","owner_id")
);
--> statement-breakpoint
CREATE TABLE "content_presence" (
	"user_id" integer NOT NULL,
	"owner_type" text NOT NULL,
	"owner_id" integer NOT NULL,
	"section_id" integer,
	"field" text NOT NULL,
	"is_idle" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_presence_owner_type_owner_id_user_id_pk" PRIMARY KEY("owner_type","owner_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "content_schedules" ADD COLUMN "version_id" integer;--> statement-breakpoint
ALTER TABLE "page_snapshots" ADD COLUMN "kind" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_snapshots" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_presence" ADD CONSTRAINT "content_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_presence_by_time" ON "content_presence" USING btree ("seen_at");--> statement-breakpoint
ALTER TABLE "content_schedules" ADD CONSTRAINT "content_schedules_version_id_page_snapshots_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_snapshots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- where staff are is told again within seconds; not logging it makes telling cheap
ALTER TABLE "content_presence" SET UNLOGGED;
