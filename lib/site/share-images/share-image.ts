import { createHash } from 'node:crypto';
import type { Locale } from '../../platform/i18n/routing.ts';

/** Size that social networks recommend, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Incremented when the design changes, so that URLs change. */
const designVersion = 1;

/** Content of a share image. Its hash is part of the URL. */
export interface ShareImage {
  locale: Locale;
  shop: { name: string; primary: string };
  title: string;
  /** Line above the title: category or color. */
  label: string | null;
  /** Formatted current price. */
  price: string | null;
  /** Formatted price before the sale; null without a sale. */
  was: string | null;
  /** Path of the photo, `/uploads/…`; null for a text-only image. */
  image: string | null;
}

/** Content hash of a share image. */
export function shareImageVersion(shareImage: ShareImage): string {
  return createHash('sha256')
    .update(JSON.stringify([designVersion, shareImage]))
    .digest('hex')
    .slice(0, 12);
}
