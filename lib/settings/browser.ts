/** Settings that the browser needs. They travel in the page, so that one build serves any installation. */
export interface BrowserSettings {
  accessTokenKey: string;
  refreshTokenKey: string;
}

/** Id of the JSON block that carries them. */
export const settingsBlockId = 'settings';

let current: BrowserSettings | undefined;

/** The settings of the page, read once; only in a browser. */
export function browserSettings(): BrowserSettings {
  current ??= JSON.parse(document.getElementById(settingsBlockId)?.textContent ?? '{}') as BrowserSettings;
  return current;
}
