import type { z } from 'zod';
import type { Utm } from '../../contract/tracking.ts';

/** Stored for a missing campaign parameter. */
const missingParameter = 'organic';

/** Converts campaign parameters to the stored array: source, medium, campaign, content, term, id. */
export function touchpointValues(utm: z.output<typeof Utm> | null | undefined): string[] {
  const { utm_source, utm_medium, utm_campaign, utm_content, utm_term, utm_id } = utm ?? {};
  return [utm_source, utm_medium, utm_campaign, utm_content, utm_term, utm_id].map(
    (value) => value || missingParameter,
  );
}
