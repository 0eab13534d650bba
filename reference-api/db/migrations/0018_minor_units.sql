-- Prices of the catalogue, which belong to no currency, are in thousandths; amounts with a currency are in its minor units (ISO 4217).
-- APIs of the release before go on beside new ones: they find and change prices in hundredths under the old names.
ALTER TABLE "variant" ADD COLUMN "price_thousandths" bigint;
--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "sale_price_thousandths" bigint;
--> statement-breakpoint
UPDATE "variant" SET price_thousandths = price_cents::bigint * 10, sale_price_thousandths = sale_price_cents::bigint * 10;
--> statement-breakpoint
ALTER TABLE "variant" ALTER COLUMN "price_thousandths" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "variant" ALTER COLUMN "price_cents" SET DEFAULT 0;
--> statement-breakpoint
-- Keeps the prices in hundredths and in thousandths equal, whichever of them a statement sets.
CREATE FUNCTION sync_variant_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.price_thousandths IS NULL OR TG_OP = 'UPDATE' AND NEW.price_thousandths = OLD.price_thousandths
    AND NEW.price_cents <> OLD.price_cents THEN
    NEW.price_thousandths := NEW.price_cents::bigint * 10;
  ELSE
    NEW.price_cents := least((NEW.price_thousandths + 5) / 10, 2147483647);
  END IF;
  IF NEW.sale_price_cents IS NOT NULL AND TG_OP = 'INSERT' AND NEW.sale_price_thousandths IS NULL
    OR TG_OP = 'UPDATE' AND NEW.sale_price_thousandths IS NOT DISTINCT FROM OLD.sale_price_thousandths
    AND NEW.sale_price_cents IS DISTINCT FROM OLD.sale_price_cents THEN
    NEW.sale_price_thousandths := NEW.sale_price_cents::bigint * 10;
  ELSE
    NEW.sale_price_cents := least((NEW.sale_price_thousandths + 5) / 10, 2147483647);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER variant_prices BEFORE INSERT OR UPDATE OF price_cents, sale_price_cents, price_thousandths, sale_price_thousandths
  ON variant FOR EACH ROW EXECUTE FUNCTION sync_variant_prices();
--> statement-breakpoint
ALTER TABLE "listing" ALTER COLUMN "price_cents" SET DATA TYPE bigint USING price_cents::bigint * 10;
--> statement-breakpoint
ALTER TABLE "listing" RENAME COLUMN "price_cents" TO "price_thousandths";
--> statement-breakpoint
ALTER TABLE "listing" ADD COLUMN "price_cents" integer GENERATED ALWAYS AS (least((price_thousandths + 5) / 10, 2147483647)::integer) STORED;
--> statement-breakpoint
ALTER TABLE "listing_facet" ALTER COLUMN "price_cents" SET DATA TYPE bigint USING price_cents::bigint * 10;
--> statement-breakpoint
ALTER TABLE "listing_facet" RENAME COLUMN "price_cents" TO "price_thousandths";
--> statement-breakpoint
ALTER TABLE "listing_facet" ADD COLUMN "price_cents" integer GENERATED ALWAYS AS (least((price_thousandths + 5) / 10, 2147483647)::integer) STORED;
--> statement-breakpoint
-- As before, with prices in thousandths.
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
    SELECT id, price_thousandths, sale_price_thousandths, start_at, end_at,
      coalesce(sale_price_thousandths IS NOT NULL AND start_at <= moment AND moment <= end_at, false) AS on_sale
    FROM variant WHERE product_id = ANY (ids)
  )
  INSERT INTO listing (product_id, root_id, leaf_id, price_thousandths, on_sale, in_stock, facets, due_at)
  SELECT product.id, tree.root_id, product.category_id,
    CASE WHEN prices.on_sale THEN prices.sale_price_thousandths ELSE prices.price_thousandths END,
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
      WHEN prices.sale_price_thousandths IS NULL OR prices.end_at < prices.start_at THEN NULL
      WHEN moment < prices.start_at THEN prices.start_at
      WHEN moment <= prices.end_at THEN prices.end_at + interval '1 millisecond'
    END
  FROM product
    JOIN tree ON tree.id = product.category_id
    JOIN choices ON choices.product_id = product.id
    JOIN prices ON prices.id = product.default_variant_id
  WHERE product.id = ANY (ids)
  ON CONFLICT (product_id) DO UPDATE SET
    root_id = excluded.root_id, leaf_id = excluded.leaf_id, price_thousandths = excluded.price_thousandths,
    on_sale = excluded.on_sale, in_stock = excluded.in_stock, facets = excluded.facets, due_at = excluded.due_at
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM listing_facet USING before WHERE listing_facet.product_id = before.product_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO listing_facet (facet, product_id, price_thousandths, on_sale, in_stock)
    SELECT facet, product_id, price_thousandths, on_sale, in_stock
    FROM after CROSS JOIN LATERAL (SELECT DISTINCT unnest(facets)) AS own (facet)
    WHERE facet < 3000000;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_changed_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[];
BEGIN
  INSERT INTO change (event, slug)
  SELECT CASE WHEN bool_or(seen_in_lists) THEN 'product.updated' ELSE 'stock.moved' END, slug
  FROM (
    SELECT product.slug, before.quantity <> after.quantity AS moved,
      (after.price_thousandths, after.sale_price_thousandths, after.start_at, after.end_at, after.quantity = 0,
        after.images, after.sku, after.color_id, after.size_id, after.position)
      IS DISTINCT FROM (before.price_thousandths, before.sale_price_thousandths, before.start_at, before.end_at, before.quantity = 0,
        before.images, before.sku, before.color_id, before.size_id, before.position) AS seen_in_lists
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
--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "price_cents" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "coupon" ALTER COLUMN "amount_cents" SET DATA TYPE bigint;
--> statement-breakpoint
ALTER TABLE "coupon" ALTER COLUMN "minimum_cents" SET DATA TYPE bigint;
--> statement-breakpoint
-- Minor units of a hundredth, by currency.
CREATE TEMPORARY TABLE factor ON COMMIT DROP AS
  SELECT unnest(string_to_array(codes, ' ')) AS currency, factor FROM (VALUES
    ('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', 0.01), ('BHD IQD JOD KWD LYD OMR TND', 10),
    ('CLF UYW', 100)) AS currencies (codes, factor);
--> statement-breakpoint
UPDATE order_line SET price_cents = round(price_cents * factor) FROM placed_order JOIN factor USING (currency)
  WHERE placed_order.id = order_line.order_id;
--> statement-breakpoint
UPDATE placed_order SET subtotal_cents = round(subtotal_cents * factor), shipping_cents = round(shipping_cents * factor),
  discount_cents = least(round(discount_cents * factor), round(subtotal_cents * factor) + round(shipping_cents * factor))
  FROM factor WHERE factor.currency = placed_order.currency;
--> statement-breakpoint
UPDATE payment SET amount_cents = round(amount_cents * factor) FROM factor WHERE factor.currency = payment.currency;
--> statement-breakpoint
UPDATE campaign_cost SET cents = round(cents * factor) FROM factor WHERE factor.currency = campaign_cost.currency;
--> statement-breakpoint
UPDATE coupon SET amount_cents = greatest(round(amount_cents * factor), 1), minimum_cents = round(minimum_cents * factor)
  FROM factor WHERE factor.currency = coupon.currency AND coupon.kind = 'amount';
--> statement-breakpoint
UPDATE coupon SET minimum_cents = round(minimum_cents * factor)
  FROM factor WHERE factor.currency = coupon.currency AND coupon.kind <> 'amount';