ALTER TABLE "articles" DROP COLUMN "author";--> statement-breakpoint
ALTER TABLE "quiz_answers" DROP COLUMN "genre_weights";