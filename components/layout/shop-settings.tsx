'use client';

import type { BrowserSettings } from '@/lib/platform/settings/browser-settings';

/**
 * Gives the page's settings to the code in the browser. They come with the payload, which loads after the first paint: as an element they
 * would make every document larger.
 */
export function ShopSettings({ settings }: { settings: BrowserSettings }) {
  // Not on the server, which renders the pages of several shops.
  if (typeof window !== 'undefined') globalThis.shopSettings = settings;
  return null;
}
