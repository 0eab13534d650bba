import type { ConfiguredKey } from '../browser-storage/keys.ts';
import { browserSettings } from '../settings/browser.ts';

/** Where the two tokens are kept, whose names come from the environment, and the number of the latest renewal, which names its lock, too. */
export function tokenKeys() {
  const { accessTokenKey, refreshTokenKey } = browserSettings();
  return {
    access: accessTokenKey as ConfiguredKey,
    refresh: refreshTokenKey as ConfiguredKey,
    renewals: `${refreshTokenKey}.refresh` as ConfiguredKey,
  };
}
