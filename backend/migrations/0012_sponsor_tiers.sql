ALTER TABLE "sponsors" ADD COLUMN "tier" text DEFAULT 'partner' NOT NULL;--> statement-breakpoint
ALTER TABLE "sponsors" ADD COLUMN "is_online" boolean DEFAULT true NOT NULL;