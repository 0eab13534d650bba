ALTER TABLE "product" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "import_hash" text;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_import_key_unique" UNIQUE("import_key");--> statement-breakpoint
-- As before, with everything that a product's page shows: products worn with it, measurements, and the hash of an imported record.
CREATE OR REPLACE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO change (event, slug) SELECT 'product.updated', slug FROM before;
  ELSE
    INSERT INTO change (event, slug)
    SELECT DISTINCT 'product.updated', unnest(ARRAY[before.slug, after.slug])
    FROM after JOIN before USING (id)
    WHERE (after.slug, after.title_en, after.title_ar, after.description_en, after.description_ar,
        after.meta_description_en, after.meta_description_ar, after.keywords_en, after.keywords_ar, after.category_id,
        after.brand_id, after.attributes, after.video, after.goes_with, after.measurements, after.default_variant_id,
        after.source_hash, after.import_hash)
      IS DISTINCT FROM (before.slug, before.title_en, before.title_ar, before.description_en, before.description_ar,
        before.meta_description_en, before.meta_description_ar, before.keywords_en, before.keywords_ar,
        before.category_id, before.brand_id, before.attributes, before.video, before.goes_with, before.measurements,
        before.default_variant_id, before.source_hash, before.import_hash);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- As before, with options other than colour and size, and the GTIN.
CREATE OR REPLACE FUNCTION note_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  INSERT INTO change (event, slug)
  SELECT CASE WHEN bool_or(seen_in_lists) THEN 'product.updated' ELSE 'stock.moved' END, slug
  FROM (
    SELECT product.slug, before.quantity <> after.quantity AS moved,
      (after.price_thousandths, after.sale_price_thousandths, after.start_at, after.end_at, after.quantity = 0,
        after.images, after.sku, after.gtin, after.color_id, after.size_id, after.options, after.position)
      IS DISTINCT FROM (before.price_thousandths, before.sale_price_thousandths, before.start_at, before.end_at, before.quantity = 0,
        before.images, before.sku, before.gtin, before.color_id, before.size_id, before.options, before.position) AS seen_in_lists
    FROM after JOIN before USING (id) JOIN product ON product.id = after.product_id
  ) AS compared
  WHERE moved OR seen_in_lists
  GROUP BY slug;
  -- That one piece less is left is no new version of the page; that none is left is one.
  SELECT array_agg(DISTINCT after.product_id) INTO touched
  FROM after JOIN before USING (id)
  WHERE (after.price_thousandths, after.sale_price_thousandths, after.start_at, after.end_at, after.quantity = 0, after.images)
    IS DISTINCT FROM
    (before.price_thousandths, before.sale_price_thousandths, before.start_at, before.end_at, before.quantity = 0, before.images);
  IF touched IS NOT NULL THEN
    -- In one order, whoever comes: two orders of the same products must not wait for each other.
    PERFORM FROM product WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
    UPDATE product SET updated_at = greatest(updated_at, now()) WHERE id = ANY (touched);
  END IF;
  RETURN NULL;
END
$$;
