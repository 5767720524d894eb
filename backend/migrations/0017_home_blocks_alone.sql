DROP TABLE "big_teasers" CASCADE;--> statement-breakpoint
DROP TABLE "heroes" CASCADE;--> statement-breakpoint
DROP TABLE "home_lists" CASCADE;