import type { Reader } from './reader.ts';
import { uploadsAddress } from './uploads.ts';

/** How a browser reads what the upstream sends; pictures of the uploads come through the shop's own address. */
export const browserReader: Reader = { uploads: (path) => uploadsAddress(path), unreadable: () => {} };
