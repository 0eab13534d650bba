import type { z } from 'zod';
import type { Utm } from '../../contract/tracking.ts';

/** What a campaign parameter is where a visit named none. */
const none = 'organic';

/** A campaign the way it is kept: source, medium, campaign, content, term, id. */
export function toTouch(utm: z.output<typeof Utm> | null | undefined): string[] {
  const { utm_source, utm_medium, utm_campaign, utm_content, utm_term, utm_id } = utm ?? {};
  return [utm_source, utm_medium, utm_campaign, utm_content, utm_term, utm_id].map((value) => value || none);
}
