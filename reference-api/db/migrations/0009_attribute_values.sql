CREATE TABLE "attribute_value" (
	"id" integer PRIMARY KEY NOT NULL,
	"attribute" text NOT NULL,
	"position" integer NOT NULL,
	"name_en" text NOT NULL,
	"name_ar" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "attribute_value_ids" integer[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Brings the listing rows of some products up to date as of one moment. The numbers of the facets are those of
-- queries/facets.ts.
CREATE OR REPLACE FUNCTION refresh_listing(ids integer[], moment timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE tree AS (
    SELECT id, id AS root_id, ARRAY[3000000 + id] AS path FROM category WHERE parent_id IS NULL
    UNION ALL
    SELECT child.id, tree.root_id, tree.path || (3000000 + child.id)
    FROM category child JOIN tree ON child.parent_id = tree.id
  ),
  choices AS (
    SELECT product_id, bool_or(quantity > 0) AS in_stock,
      array_agg(DISTINCT color_id * 1000) FILTER (WHERE color_id IS NOT NULL) AS colors,
      array_agg(DISTINCT size_id) FILTER (WHERE size_id IS NOT NULL) AS sizes,
      array_agg(DISTINCT color_id * 1000 + size_id) FILTER (WHERE color_id + size_id IS NOT NULL) AS pairs
    FROM variant WHERE product_id = ANY (ids) GROUP BY product_id
  ),
  prices AS (
    SELECT id, price_cents, sale_price_cents, start_at, end_at,
      coalesce(sale_price_cents IS NOT NULL AND start_at <= moment AND moment <= end_at, false) AS on_sale
    FROM variant WHERE product_id = ANY (ids)
  )
  INSERT INTO listing (product_id, root_id, leaf_id, price_cents, on_sale, in_stock, facets, due_at)
  SELECT product.id, tree.root_id, product.category_id,
    CASE WHEN prices.on_sale THEN prices.sale_price_cents ELSE prices.price_cents END,
    prices.on_sale, choices.in_stock,
    coalesce(choices.colors, '{}') || coalesce(choices.sizes, '{}') || coalesce(choices.pairs, '{}')
      || (1000000 + product.brand_id)
      || ARRAY(SELECT 1500000 + unnest(product.attribute_value_ids))
      || ARRAY(SELECT 2000000 + tag_id FROM product_tag WHERE product_id = product.id)
      || tree.path
      || CASE WHEN prices.on_sale THEN ARRAY[4000001] ELSE '{}' END
      || CASE WHEN choices.in_stock THEN '{}' ELSE ARRAY[4000002] END
      || (5000000 + shelf_of(product.id)),
    CASE
      WHEN prices.sale_price_cents IS NULL OR prices.end_at < prices.start_at THEN NULL
      WHEN moment < prices.start_at THEN prices.start_at
      WHEN moment <= prices.end_at THEN prices.end_at + interval '1 millisecond'
    END
  FROM product
    JOIN tree ON tree.id = product.category_id
    JOIN choices ON choices.product_id = product.id
    JOIN prices ON prices.id = product.default_variant_id
  WHERE product.id = ANY (ids)
  ON CONFLICT (product_id) DO UPDATE SET
    root_id = excluded.root_id, leaf_id = excluded.leaf_id, price_cents = excluded.price_cents,
    on_sale = excluded.on_sale, in_stock = excluded.in_stock, facets = excluded.facets, due_at = excluded.due_at
$$;
