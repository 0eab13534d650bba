ALTER TABLE "product" ADD COLUMN "goes_with" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "measurements" jsonb;