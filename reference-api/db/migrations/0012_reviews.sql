CREATE TABLE "review_mail_opt_out" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_rating" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"stars" integer[] NOT NULL,
	"fits" integer[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_product_id_position_pk";--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "text_en" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ALTER COLUMN "text_ar" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "fit" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "author" text;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "placed_order" ADD COLUMN "review_requested_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "product_rating" ADD CONSTRAINT "product_rating_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_id_placed_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."placed_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_source" ON "review" USING btree ("product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "review_author" ON "review" USING btree ("product_id","author");--> statement-breakpoint
CREATE INDEX "review_published" ON "review" USING btree ("product_id","written_at" DESC NULLS FIRST) WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "review_pending" ON "review" USING btree ("written_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "review_order" ON "review" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "placed_order_review_due" ON "placed_order" USING btree ("delivered_at") WHERE status = 'delivered' and review_requested_at is null;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_rating_in_range" CHECK (rating between 1 and 5);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_has_text" CHECK (num_nonnulls(text_en, text_ar) >= 1);--> statement-breakpoint
-- Numbers of published reviews, and the product's event when one of a buyer appears, changes or disappears. The source catalogue's
-- reviews come with a new source hash. Products are locked in one order, so that two reviews at once are both counted.
CREATE FUNCTION count_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id) INTO touched FROM after;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT product_id) INTO touched FROM before;
  ELSE
    SELECT array_agg(DISTINCT product_id) INTO touched FROM (SELECT product_id FROM before UNION SELECT product_id FROM after) AS both_rows;
  END IF;
  IF touched IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM FROM product WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM product_rating WHERE product_id = ANY (touched);
  INSERT INTO product_rating (product_id, stars, fits)
  SELECT product_id,
    ARRAY[count(*) FILTER (WHERE rating = 1), count(*) FILTER (WHERE rating = 2), count(*) FILTER (WHERE rating = 3),
      count(*) FILTER (WHERE rating = 4), count(*) FILTER (WHERE rating = 5)]::integer[],
    ARRAY[count(*) FILTER (WHERE fit = 'small'), count(*) FILTER (WHERE fit = 'true'),
      count(*) FILTER (WHERE fit = 'large')]::integer[]
  FROM review JOIN product ON product.id = review.product_id
  WHERE product_id = ANY (touched) AND status = 'published'
  GROUP BY product_id;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO change (event, slug) SELECT DISTINCT 'product.updated', slug
    FROM after JOIN product ON product.id = after.product_id WHERE after.position IS NULL AND after.status = 'published';
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO change (event, slug) SELECT DISTINCT 'product.updated', slug
    FROM before JOIN product ON product.id = before.product_id WHERE before.position IS NULL AND before.status = 'published';
  ELSE
    INSERT INTO change (event, slug) SELECT DISTINCT 'product.updated', slug
    FROM after JOIN before USING (id) JOIN product ON product.id = after.product_id
    WHERE 'published' IN (after.status, before.status) AND after IS DISTINCT FROM before;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER review_added AFTER INSERT ON review REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
--> statement-breakpoint
CREATE TRIGGER review_changed AFTER UPDATE ON review REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
--> statement-breakpoint
CREATE TRIGGER review_gone AFTER DELETE ON review REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION count_reviews();
--> statement-breakpoint
-- Counts the reviews of older versions.
UPDATE review SET status = 'published';
