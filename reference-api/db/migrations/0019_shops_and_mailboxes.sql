ALTER TABLE "coupon_redemption" ADD COLUMN "customer_id" uuid;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_to_close" ON "payment" USING btree ("expires_at") WHERE state = 'expired' and session_id is not null and closed_at is null;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_customer" UNIQUE("code","customer_id");
--> statement-breakpoint
-- One mailbox is one customer (mail/mailbox.ts). Of several uses by the same mailbox or account, the first stands for them.
UPDATE coupon_redemption SET email = ranked.mailbox FROM (
  SELECT order_id, mailbox,
    row_number() OVER (PARTITION BY code, mailbox ORDER BY (email = mailbox) DESC, order_id) AS rank
  FROM (
    SELECT order_id, code, email,
      CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(local, '.', '') || '@gmail.com' ELSE local || '@' || domain END
        AS mailbox
    FROM (
      SELECT order_id, code, email, split_part(email, '@', 2) AS domain,
        coalesce(nullif(split_part(split_part(email, '@', 1), '+', 1), ''), split_part(email, '@', 1)) AS local
      FROM coupon_redemption WHERE email IS NOT NULL
    ) AS parts
  ) AS spelled
) AS ranked
WHERE ranked.order_id = coupon_redemption.order_id AND ranked.rank = 1;
--> statement-breakpoint
UPDATE coupon_redemption SET customer_id = ranked.customer_id FROM (
  SELECT order_id, placed_order.customer_id, row_number() OVER (PARTITION BY code, placed_order.customer_id ORDER BY order_id) AS rank
  FROM coupon_redemption JOIN placed_order ON placed_order.id = order_id
  WHERE coupon_redemption.email IS NOT NULL AND placed_order.customer_id IS NOT NULL
) AS ranked
WHERE ranked.order_id = coupon_redemption.order_id AND ranked.rank = 1;
