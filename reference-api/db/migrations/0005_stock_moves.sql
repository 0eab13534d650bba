-- A product of which only the stock moved, and of no variant from or to nothing, is another page but the same line in every
-- list: `stock.moved`, which the courier tells as the tag of that product.
CREATE OR REPLACE FUNCTION note_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  INSERT INTO change (event, slug)
  SELECT CASE WHEN bool_or(seen_in_lists) THEN 'product.updated' ELSE 'stock.moved' END, slug
  FROM (
    SELECT product.slug, before.quantity <> after.quantity AS moved,
      (after.price_cents, after.sale_price_cents, after.start_at, after.end_at, after.quantity = 0,
        after.images, after.sku, after.color_id, after.size_id, after.position)
      IS DISTINCT FROM (before.price_cents, before.sale_price_cents, before.start_at, before.end_at, before.quantity = 0,
        before.images, before.sku, before.color_id, before.size_id, before.position) AS seen_in_lists
    FROM after JOIN before USING (id) JOIN product ON product.id = after.product_id
  ) AS compared
  WHERE moved OR seen_in_lists
  GROUP BY slug;
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
