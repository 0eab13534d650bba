ALTER TABLE "event" ADD COLUMN "first_channel" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "last_channel" text;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "click_ids" jsonb;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "first_channel" text;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "last_channel" text;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "touches" jsonb;