import type { Page } from '@playwright/test';
import { trackingPaths } from '../../contract/tracking-paths.ts';

const utmParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term', 'utm_id'];

/** Query with all campaign parameters, and the values that the shop must record from it. */
export const fullCampaign = {
  query: utmParameters.map((name) => `${name}=${name}-value`).join('&'),
  recorded: Object.fromEntries(utmParameters.map((name) => [name, `${name}-value`])),
};

/** Returns the type and campaign of the first event that a page sends. Call it before opening the page. */
export async function waitForFirstEvent(page: Page) {
  const request = await page.waitForRequest((candidate) => candidate.url().endsWith(trackingPaths.logEvents));
  const event = request.postDataJSON();
  const toCamelCase = (name: string) => name.replace(/_(.)/, (_, letter) => letter.toUpperCase());
  const recorded = Object.fromEntries(utmParameters.map((name) => [name, event[toCamelCase(name)]]));
  return { type: event.eventType, recorded };
}
