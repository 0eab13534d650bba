import { createHash } from 'node:crypto';
import type { Locale } from '../i18n/routing.ts';

/** Size of every share image, in pixels: what the networks ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Counts up when share images are drawn differently, so that their addresses change. */
const design = 1;

/** Everything that is seen on a share image. */
export interface ShareImage {
  locale: Locale;
  shop: { name: string; primary: string };
  title: string;
  /** A few words above the title: the category, or the colour that is shown. */
  label: string | null;
  /** Prices in words; the old one during a sale only. */
  price: string | null;
  was: string | null;
  /** The storefront's address of the picture, `/uploads/…`; null for a share image of letters alone. */
  image: string | null;
}

/** Changes with whatever is seen on the share image. */
export function shareImageVersion(shareImage: ShareImage): string {
  return createHash('sha256')
    .update(JSON.stringify([design, shareImage]))
    .digest('hex')
    .slice(0, 12);
}
