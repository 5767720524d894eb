ALTER TABLE "pages" ADD COLUMN "easy_page_id" integer;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "sign_page_id" integer;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "persons_consent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "is_generated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_banners" ADD COLUMN "is_advertisement" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_easy_page_id_pages_id_fk" FOREIGN KEY ("easy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_sign_page_id_pages_id_fk" FOREIGN KEY ("sign_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pages_easy_page" ON "pages" USING btree ("easy_page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_sign_page" ON "pages" USING btree ("sign_page_id");