CREATE TABLE "campaign_cost" (
	"date" date NOT NULL,
	"source" text NOT NULL,
	"campaign" text NOT NULL,
	"cents" bigint NOT NULL,
	"currency" text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_cost_key" ON "campaign_cost" USING btree ("date",lower(source),lower(campaign));