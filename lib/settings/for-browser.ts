import 'server-only';
import type { BrowserSettings } from './browser.ts';
import { settings } from './settings.ts';

/** The few settings that a page carries for the browser, as the text of its JSON block. */
export function settingsForBrowser(): string {
  const { accessTokenKey, refreshTokenKey } = settings();
  return JSON.stringify({ accessTokenKey, refreshTokenKey } satisfies BrowserSettings);
}
