-- Refreshes the listings whose sale window opened or closed by this moment; whoever comes at the same time waits. The
-- planner takes a third of all windows for due where nearly always none is, and would read the whole table.
CREATE OR REPLACE FUNCTION refresh_due_listings(moment timestamptz) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off AS $$
BEGIN
  IF EXISTS (SELECT FROM listing WHERE due_at <= moment) THEN
    PERFORM pg_advisory_xact_lock(724320432);
    PERFORM refresh_listing(ARRAY(SELECT product_id FROM listing WHERE due_at <= moment), moment);
  END IF;
END
$$;
