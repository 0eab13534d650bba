import 'server-only';
import { settings } from '@/lib/settings/settings';
import type { Reader } from '../wire/reader.ts';
import { uploadsAddress } from '../wire/uploads.ts';
import { noteUnreadable } from './log.ts';

/** How this storefront reads what the upstream sends: pictures through its own address, unreadable values into the log. */
export const reader: Reader = {
  uploads: (path) => uploadsAddress(path, settings().uploadsBaseUrl),
  unreadable: noteUnreadable,
};
