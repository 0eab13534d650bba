-- Brings the listing rows of some products up to date as of one moment. The numbers given to facets are those of
-- queries/facets.ts.
CREATE FUNCTION refresh_listing(ids integer[], moment timestamptz) RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE tree AS (
    SELECT id, id AS root_id FROM category WHERE parent_id IS NULL
    UNION ALL
    SELECT child.id, tree.root_id FROM category child JOIN tree ON child.parent_id = tree.id
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
      || ARRAY(SELECT 2000000 + tag_id FROM product_tag WHERE product_id = product.id),
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
    on_sale = excluded.on_sale, in_stock = excluded.in_stock, facets = excluded.facets, due_at = excluded.due_at;
$$;
--> statement-breakpoint
-- Refreshes the listings whose sale window opened or closed by this moment.
CREATE FUNCTION refresh_due_listings(moment timestamptz) RETURNS void LANGUAGE sql AS $$
  SELECT refresh_listing(array_agg(product_id), moment)
  FROM (SELECT product_id FROM listing WHERE due_at <= moment ORDER BY product_id FOR UPDATE) AS due
  HAVING count(*) > 0;
$$;
--> statement-breakpoint
-- Counts the products of every category, those below it included, and of every feature tag.
CREATE FUNCTION count_products() RETURNS void LANGUAGE sql AS $$
  WITH RECURSIVE tree AS (
    SELECT id AS ancestor_id, id FROM category
    UNION ALL
    SELECT tree.ancestor_id, child.id FROM category child JOIN tree ON child.parent_id = tree.id
  ),
  leaves AS (SELECT leaf_id, count(*) AS products FROM listing GROUP BY leaf_id),
  sums AS (
    SELECT tree.ancestor_id, coalesce(sum(leaves.products), 0) AS products
    FROM tree LEFT JOIN leaves ON leaves.leaf_id = tree.id GROUP BY tree.ancestor_id
  )
  UPDATE category SET product_count = sums.products FROM sums WHERE sums.ancestor_id = category.id;

  UPDATE feature_tag SET product_count =
    (SELECT count(*) FROM product_tag WHERE product_tag.tag_id = feature_tag.id);
$$;
