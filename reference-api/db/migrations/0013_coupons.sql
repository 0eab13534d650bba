CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"amount_cents" integer,
	"currency" text,
	"minimum_cents" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"once_per_email" boolean DEFAULT false NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_value" CHECK (coalesce(CASE kind WHEN 'percent' THEN percent BETWEEN 1 AND 100 WHEN 'amount' THEN amount_cents > 0 ELSE kind = 'shipping' END, false)),
	CONSTRAINT "coupon_uses" CHECK (uses >= 0 AND (max_uses IS NULL OR uses <= max_uses))
);
--> statement-breakpoint
CREATE TABLE "coupon_redemption" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email" text,
	CONSTRAINT "coupon_redemption_email" UNIQUE("code","email")
);
--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "coupon" text;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "discount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_code_coupon_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupon"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placed_order" ADD CONSTRAINT "placed_order_discount" CHECK (discount_cents BETWEEN 0 AND subtotal_cents + shipping_cents);