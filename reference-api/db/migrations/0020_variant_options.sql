ALTER TABLE "variant" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "options" jsonb DEFAULT '[]'::jsonb NOT NULL;