CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_id_sections_id_fk" FOREIGN KEY ("id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_name_de" ON "blocks" USING btree (("name"->>'de'));--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_name_en" ON "blocks" USING btree (("name"->>'en'));