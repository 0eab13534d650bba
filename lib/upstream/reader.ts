import 'server-only';
import { settings } from '@/lib/settings/settings';
import { noteUnreadable } from './log.ts';
import type { Reader } from './read/reader.ts';
import { uploadsAddress } from './read/uploads.ts';

/** How this storefront reads what the upstream sends: pictures through its own address, unreadable values into the log. */
export const reader: Reader = {
  uploads: (path) => uploadsAddress(path, settings().uploadsBaseUrl),
  unreadable: noteUnreadable,
};
