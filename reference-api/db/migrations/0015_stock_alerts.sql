CREATE TABLE "stock_alert" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"variant_id" integer NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmation_sent_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_alert_state" CHECK (state in ('pending', 'confirmed', 'sent', 'ended'))
);
--> statement-breakpoint
ALTER TABLE "stock_alert" ADD CONSTRAINT "stock_alert_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alert_open" ON "stock_alert" USING btree ("variant_id","email") WHERE state in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "stock_alert_unconfirmed" ON "stock_alert" USING btree ("created_at") WHERE state = 'pending' and confirmation_sent_at is null;--> statement-breakpoint
CREATE INDEX "stock_alert_confirmed" ON "stock_alert" USING btree ("variant_id") WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX "stock_alert_email" ON "stock_alert" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_alert_changed" ON "stock_alert" USING btree ("changed_at");