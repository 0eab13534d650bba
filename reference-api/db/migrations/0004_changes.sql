CREATE TABLE "change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"slug" text,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- A product's event when what people see of it changed. Of its variants: price, sale, stock and what they look like.
CREATE FUNCTION note_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  INSERT INTO change (event, slug)
  SELECT DISTINCT 'product.updated', product.slug
  FROM after JOIN before USING (id) JOIN product ON product.id = after.product_id
  WHERE (after.price_cents, after.sale_price_cents, after.start_at, after.end_at, after.quantity,
      after.images, after.sku, after.color_id, after.size_id, after.position)
    IS DISTINCT FROM (before.price_cents, before.sale_price_cents, before.start_at, before.end_at, before.quantity,
      before.images, before.sku, before.color_id, before.size_id, before.position);
  -- That one piece less is left is no new version of the page; that none is left is one.
  SELECT array_agg(DISTINCT after.product_id) INTO touched
  FROM after JOIN before USING (id)
  WHERE (after.price_cents, after.sale_price_cents, after.start_at, after.end_at, after.quantity = 0, after.images)
    IS DISTINCT FROM
    (before.price_cents, before.sale_price_cents, before.start_at, before.end_at, before.quantity = 0, before.images);
  IF touched IS NOT NULL THEN
    -- In one order, whoever comes: two orders of the same products must not wait for each other.
    PERFORM FROM product WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
    UPDATE product SET updated_at = greatest(updated_at, now()) WHERE id = ANY (touched);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER variant_changed AFTER UPDATE ON variant REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_variants();
--> statement-breakpoint
-- Everything else of a product; its reviews and tags come with a new source hash. Both slugs, when it got another.
CREATE FUNCTION note_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO change (event, slug) SELECT 'product.updated', slug FROM before;
  ELSE
    INSERT INTO change (event, slug)
    SELECT DISTINCT 'product.updated', unnest(ARRAY[before.slug, after.slug])
    FROM after JOIN before USING (id)
    WHERE (after.slug, after.title_en, after.title_ar, after.description_en, after.description_ar,
        after.meta_description_en, after.meta_description_ar, after.keywords_en, after.keywords_ar, after.category_id,
        after.brand_id, after.attributes, after.video, after.default_variant_id, after.source_hash)
      IS DISTINCT FROM (before.slug, before.title_en, before.title_ar, before.description_en, before.description_ar,
        before.meta_description_en, before.meta_description_ar, before.keywords_en, before.keywords_ar,
        before.category_id, before.brand_id, before.attributes, before.video, before.default_variant_id,
        before.source_hash);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_changed AFTER UPDATE ON product REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
--> statement-breakpoint
CREATE TRIGGER product_gone AFTER DELETE ON product REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_products();
--> statement-breakpoint
-- A category or feature tag whose row is another one, its number of products aside. The trigger says which event it is.
CREATE FUNCTION note_changed_groups() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO change (event, slug)
  SELECT DISTINCT TG_ARGV[0], unnest(ARRAY[before.slug, after.slug])
  FROM after JOIN before USING (id)
  WHERE to_jsonb(after) - 'product_count' IS DISTINCT FROM to_jsonb(before) - 'product_count';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER category_changed AFTER UPDATE ON category REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_groups('category.updated');
--> statement-breakpoint
CREATE TRIGGER feature_tag_changed AFTER UPDATE ON feature_tag REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_changed_groups('feature.updated');
