-- Products stand on shelves by their id, each shelf twice as long as the one before it. A search goes along the shelves
-- and stops when it has enough: what much matches is found on the first ones, what little matches soon on all of them.
CREATE FUNCTION shelves() RETURNS TABLE (shelf integer, first_id integer, last_id integer)
LANGUAGE sql STABLE AS $$
  SELECT shelf, 8192 * ((1 << shelf) - 1), 8192 * ((1 << (shelf + 1)) - 1) - 1
  FROM generate_series(0, 16) AS shelf
  WHERE 8192 * ((1 << shelf) - 1) <= (SELECT max(product_id) FROM listing);
$$;
--> statement-breakpoint
CREATE FUNCTION write_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM listing_facet USING before WHERE listing_facet.product_id = before.product_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO listing_facet (facet, product_id, price_cents, on_sale, in_stock)
    SELECT DISTINCT unnest(facets), product_id, price_cents, on_sale, in_stock FROM after;
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
CREATE OR REPLACE FUNCTION count_products() RETURNS void LANGUAGE sql AS $$
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
  INSERT INTO facet_count SELECT facet, count(*) FROM listing_facet GROUP BY facet;
$$;
--> statement-breakpoint
INSERT INTO listing_facet SELECT DISTINCT unnest(facets), product_id, price_cents, on_sale, in_stock FROM listing;
--> statement-breakpoint
SELECT count_products();
