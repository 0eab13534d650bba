import type { Page } from '@playwright/test';
import { trackingPaths } from '../../contract/paths.ts';

export const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'utm_id'];

/** A query that tells everything a campaign can tell, and what must be recorded of it. */
export const sixTags = {
  query: names.map((name) => `${name}=${name}-value`).join('&'),
  recorded: Object.fromEntries(names.map((name) => [name, `${name}-value`])),
};

/** Type and campaign of the first event that is sent from a page that has not been opened yet. */
export async function firstEvent(page: Page) {
  const request = await page.waitForRequest((one) => one.url().endsWith(trackingPaths.logEvents));
  const event = request.postDataJSON();
  const recorded = Object.fromEntries(
    names.map((name) => [name, event[name.replace(/_(.)/, (_, letter) => letter.toUpperCase())]]),
  );
  return { type: event.eventType, recorded };
}
