CREATE TABLE "purchase_delivery" (
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"purchased_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "purchase_delivery_order_id_provider_pk" PRIMARY KEY("order_id","provider")
);
--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "tracking" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_delivery" ADD CONSTRAINT "purchase_delivery_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_delivery_due" ON "purchase_delivery" USING btree ("due_at") WHERE due_at is not null;