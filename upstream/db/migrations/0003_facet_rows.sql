CREATE TABLE "facet_count" (
	"facet" integer PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_facet" (
	"facet" integer NOT NULL,
	"product_id" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"on_sale" boolean NOT NULL,
	"in_stock" boolean NOT NULL,
	CONSTRAINT "listing_facet_facet_product_id_pk" PRIMARY KEY("facet","product_id")
);
--> statement-breakpoint
CREATE INDEX "listing_facet_product" ON "listing_facet" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_facet_low" ON "listing_facet" USING btree ("facet","price_cents","product_id");--> statement-breakpoint
CREATE INDEX "listing_facet_sale" ON "listing_facet" USING btree ("facet","on_sale" DESC NULLS FIRST,"product_id");