import type { Page } from '@playwright/test';
import { trackingPaths } from '../../contract/paths.ts';

export const utmParameters = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'utm_id',
];

/** Query with all campaign parameters, and the values to be recorded. */
export const fullCampaign = {
  query: utmParameters.map((name) => `${name}=${name}-value`).join('&'),
  recorded: Object.fromEntries(utmParameters.map((name) => [name, `${name}-value`])),
};

/** Waits for the first event a page sends; returns its type and campaign. Call before opening the page. */
export async function waitForFirstEvent(page: Page) {
  const request = await page.waitForRequest((candidate) => candidate.url().endsWith(trackingPaths.logEvents));
  const event = request.postDataJSON();
  const recorded = Object.fromEntries(
    utmParameters.map((name) => [name, event[name.replace(/_(.)/, (_, letter) => letter.toUpperCase())]]),
  );
  return { type: event.eventType, recorded };
}
