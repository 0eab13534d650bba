-- Products stand on shelves by their id, each shelf twice as long as the one before it. A search goes along the shelves
-- and stops when it has enough: what much matches is found on the first ones, what little matches soon on all of them.
CREATE FUNCTION shelf_of(id integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT length(ltrim(((id >> 11) + 1)::bit(32)::text, '0')) - 1
$$;
--> statement-breakpoint
CREATE FUNCTION shelves() RETURNS TABLE (shelf integer, first_id integer, last_id integer)
LANGUAGE sql STABLE AS $$
  SELECT shelf, 2048 * ((1 << shelf) - 1), 2048 * ((1 << (shelf + 1)) - 1) - 1
  FROM generate_series(0, 18) AS shelf
  WHERE 2048 * ((1 << shelf) - 1) <= (SELECT max(product_id) FROM listing)
$$;
--> statement-breakpoint
-- Brings the listing rows of some products up to date as of one moment. The numbers of the facets are those of
-- queries/facets.ts.
CREATE FUNCTION refresh_listing(ids integer[], moment timestamptz) RETURNS void LANGUAGE sql AS $$
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
--> statement-breakpoint
-- Refreshes the listings whose sale window opened or closed by this moment; whoever comes at the same time waits. The
-- planner takes a third of all windows for due where nearly always none is, and would read the whole table.
CREATE FUNCTION refresh_due_listings(moment timestamptz) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (SELECT FROM listing WHERE due_at <= moment) THEN
    PERFORM pg_advisory_xact_lock(724320432);
    PERFORM refresh_listing(ARRAY(SELECT product_id FROM listing WHERE due_at <= moment), moment);
  END IF;
END
$$;
--> statement-breakpoint
-- Keeps one row for each product and facet; categories and sale, which the listing has indexes for, and shelves aside.
CREATE FUNCTION write_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM listing_facet USING before WHERE listing_facet.product_id = before.product_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO listing_facet (facet, product_id, price_cents, on_sale, in_stock)
    SELECT facet, product_id, price_cents, on_sale, in_stock
    FROM after CROSS JOIN LATERAL (SELECT DISTINCT unnest(facets)) AS own (facet)
    WHERE facet < 3000000;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER listing_inserted AFTER INSERT ON listing REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION write_facets();
--> statement-breakpoint
CREATE TRIGGER listing_updated AFTER UPDATE ON listing REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION write_facets();
--> statement-breakpoint
CREATE TRIGGER listing_deleted AFTER DELETE ON listing REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION write_facets();
--> statement-breakpoint
-- Counts the products of every category, those below it included, of every feature tag and of every facet.
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

  DELETE FROM facet_count;
  INSERT INTO facet_count SELECT facet, count(*) FROM listing_facet GROUP BY facet
$$;
