CREATE TABLE "brand" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "brand_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"parent_id" integer,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"image" text NOT NULL,
	"in_menu" boolean NOT NULL,
	"featured" boolean NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "color" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"hex" text NOT NULL,
	CONSTRAINT "color_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "feature_tag" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL,
	"image" text NOT NULL,
	"in_menu" boolean NOT NULL,
	"on_home" boolean NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "feature_tag_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"description_en" text NOT NULL,
	"description_ar" text NOT NULL,
	"meta_description_en" text NOT NULL,
	"meta_description_ar" text NOT NULL,
	"keywords_en" text NOT NULL,
	"keywords_ar" text NOT NULL,
	"category_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"type" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"video" text,
	"default_variant_id" integer NOT NULL,
	"source_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "product_tag" (
	"tag_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_tag_tag_id_product_id_pk" PRIMARY KEY("tag_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"rating" integer NOT NULL,
	"name" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"text_en" text NOT NULL,
	"text_ar" text NOT NULL,
	CONSTRAINT "review_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "size" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "size_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"sku" text NOT NULL,
	"color_id" integer,
	"size_id" integer,
	"price_cents" integer NOT NULL,
	"sale_price_cents" integer,
	"start_at" timestamp (3) with time zone,
	"end_at" timestamp (3) with time zone,
	"sale_window" text,
	"quantity" integer NOT NULL,
	"source_quantity" integer NOT NULL,
	"images" text[] NOT NULL,
	CONSTRAINT "variant_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variant_quantity_not_negative" CHECK (quantity >= 0)
);
--> statement-breakpoint
CREATE TABLE "slide" (
	"id" integer PRIMARY KEY NOT NULL,
	"title_en" text NOT NULL,
	"title_ar" text NOT NULL,
	"subtitle_en" text NOT NULL,
	"subtitle_ar" text NOT NULL,
	"image" text NOT NULL,
	"weekly" boolean NOT NULL,
	"url" text,
	"feature_tag_id" integer,
	"category_id" integer,
	"product_id" integer
);
--> statement-breakpoint
CREATE TABLE "social_post" (
	"id" integer PRIMARY KEY NOT NULL,
	"image" text NOT NULL,
	"link" text NOT NULL,
	"banner" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_count" (
	"facet" integer PRIMARY KEY NOT NULL,
	"products" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"root_id" integer NOT NULL,
	"leaf_id" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"on_sale" boolean NOT NULL,
	"in_stock" boolean NOT NULL,
	"facets" integer[] NOT NULL,
	"due_at" timestamp (3) with time zone
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
CREATE TABLE "search_document" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"stem_en" text,
	"stem_ar" text
);
--> statement-breakpoint
CREATE TABLE "seed_state" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tag" ADD CONSTRAINT "product_tag_tag_id_feature_tag_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."feature_tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tag" ADD CONSTRAINT "product_tag_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_color_id_color_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."color"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_size_id_size_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."size"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide" ADD CONSTRAINT "slide_feature_tag_id_feature_tag_id_fk" FOREIGN KEY ("feature_tag_id") REFERENCES "public"."feature_tag"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide" ADD CONSTRAINT "slide_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slide" ADD CONSTRAINT "slide_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing" ADD CONSTRAINT "listing_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_document" ADD CONSTRAINT "search_document_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_category" ON "product" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "product_brand" ON "product" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "product_tag_product" ON "product_tag" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "variant_product" ON "variant" USING btree ("product_id","position");--> statement-breakpoint
CREATE INDEX "variant_on_sale" ON "variant" USING btree ("end_at") WHERE sale_window = 'on';--> statement-breakpoint
CREATE INDEX "variant_soon_on_sale" ON "variant" USING btree ("start_at") WHERE sale_window = 'soon';--> statement-breakpoint
CREATE INDEX "listing_root" ON "listing" USING btree ("root_id","product_id");--> statement-breakpoint
CREATE INDEX "listing_leaf" ON "listing" USING btree ("leaf_id","product_id");--> statement-breakpoint
CREATE INDEX "listing_low" ON "listing" USING btree ("price_cents","product_id");--> statement-breakpoint
CREATE INDEX "listing_root_low" ON "listing" USING btree ("root_id","price_cents","product_id");--> statement-breakpoint
CREATE INDEX "listing_leaf_low" ON "listing" USING btree ("leaf_id","price_cents","product_id");--> statement-breakpoint
CREATE INDEX "listing_high" ON "listing" USING btree ("price_cents" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_root_high" ON "listing" USING btree ("root_id","price_cents" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_leaf_high" ON "listing" USING btree ("leaf_id","price_cents" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_sale" ON "listing" USING btree ("on_sale" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_root_sale" ON "listing" USING btree ("root_id","on_sale" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_leaf_sale" ON "listing" USING btree ("leaf_id","on_sale" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "listing_sold_out" ON "listing" USING btree ("product_id") WHERE not in_stock;--> statement-breakpoint
CREATE INDEX "listing_facets" ON "listing" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "listing_due" ON "listing" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "listing_facet_product" ON "listing_facet" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "listing_facet_low" ON "listing_facet" USING btree ("facet","price_cents","product_id");--> statement-breakpoint
CREATE INDEX "listing_facet_sale" ON "listing_facet" USING btree ("facet","on_sale" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "search_document_words" ON "search_document" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_stem_en" ON "search_word" USING btree ("stem_en");--> statement-breakpoint
CREATE INDEX "search_word_stem_ar" ON "search_word" USING btree ("stem_ar");--> statement-breakpoint
CREATE INDEX "search_word_similar" ON "search_word" USING gin ("word" gin_trgm_ops);