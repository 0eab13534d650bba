import type { ConfiguredKey } from '../browser-storage/keys.ts';
import { browserSettings } from '../settings/browser-settings.ts';

/**
 * Storage keys of the access and refresh token (configured by environment variables) and of the refresh count. The count serves as
 * write version of the tokens, and its key names the refresh lock.
 */
export function tokenKeys() {
  const { accessTokenKey, refreshTokenKey } = browserSettings();
  return {
    access: accessTokenKey as ConfiguredKey,
    refresh: refreshTokenKey as ConfiguredKey,
    refreshCount: `${refreshTokenKey}.refresh` as ConfiguredKey,
  };
}
