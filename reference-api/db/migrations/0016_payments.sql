CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"session_id" text,
	"amount_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"url" text,
	"return_url" text NOT NULL,
	"refund_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_event_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "pay_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_session" ON "payment" USING btree ("provider","session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_unfinished" ON "payment" USING btree ("order_id") WHERE state in ('starting', 'open');--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_to_refund" ON "payment" USING btree ("paid_at") WHERE refund_reason is not null;--> statement-breakpoint
CREATE INDEX "placed_order_unpaid" ON "placed_order" USING btree ("pay_until") WHERE status in ('awaiting-payment', 'payment-failed');