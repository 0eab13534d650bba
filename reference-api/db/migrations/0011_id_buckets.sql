-- Ids are divided into buckets, each twice as large as the previous one. A search reads bucket by bucket and stops when it
-- has enough matches: frequent ones fill up in the first buckets, and rare ones take few index reads in all of them.
-- Replaces shelves(), which stays for processes of the previous release.
CREATE FUNCTION id_buckets() RETURNS TABLE (bucket integer, first_id integer, last_id integer)
LANGUAGE sql STABLE AS $$
  SELECT bucket, 2048 * ((1 << bucket) - 1), 2048 * ((1 << (bucket + 1)) - 1) - 1
  FROM generate_series(0, 18) AS bucket
  WHERE 2048 * ((1 << bucket) - 1) <= (SELECT max(product_id) FROM listing)
$$;
