import { createHash } from 'node:crypto';
import { isLocale, type Locale } from '../../platform/i18n/routing.ts';

/** Size that social networks recommend, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Incremented when the design changes, so that URLs change. */
const designVersion = 1;

/** Content of a share image. Its hash is part of the URL, which therefore changes when a field is renamed. */
export interface ShareImageContent {
  locale: Locale;
  /** `primary` is the main colour of the shop, `#rrggbb`. */
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
export function shareImageVersion(content: ShareImageContent): string {
  return createHash('sha256')
    .update(JSON.stringify([designVersion, content]))
    .digest('hex')
    .slice(0, 12);
}

/** Subject of a share image. `color` is in lower case; null when no color is requested. */
export type ShareImageSubject =
  | { kind: 'home' | 'shop' }
  | { kind: 'category' | 'feature'; slug: string }
  | { kind: 'product'; slug: string; color: string | null };

/** Segment of a product without a requested color. */
const noColorSegment = '-';
const fileNamePattern = /^([0-9a-f]{12})\.jpg$/;

/** Returns `/cards/{locale}/product/{slug}/{color}/{version}.jpg`, shorter for other subjects. */
export function shareImagePath(locale: Locale, subject: ShareImageSubject, version: string): string {
  const { kind } = subject;
  const slugSegments = 'slug' in subject ? [subject.slug] : [];
  const colorSegments = 'color' in subject ? [subject.color ?? noColorSegment] : [];
  const segments = [locale, kind, ...slugSegments, ...colorSegments].map(encodeURIComponent);
  return `/cards/${segments.join('/')}/${version}.jpg`;
}

interface ParsedShareImagePath {
  locale: Locale;
  subject: ShareImageSubject;
  version: string;
}

/** Parses the decoded segments below `/cards`; null for any other path. */
export function readShareImagePath(segments: string[]): ParsedShareImagePath | null {
  const [locale = '', kind = ''] = segments;
  const version = fileNamePattern.exec(segments.at(-1) ?? '')?.[1];
  const subject = readSubject(kind, segments.slice(2, -1));
  return isLocale(locale) && version && subject ? { locale, subject, version } : null;
}

function readSubject(kind: string, segments: string[]): ShareImageSubject | null {
  const [slug = '', color = ''] = segments;
  if (kind === 'home' || kind === 'shop') return segments.length === 0 ? { kind } : null;
  if (slug === '') return null;
  if (kind === 'category' || kind === 'feature') return segments.length === 1 ? { kind, slug } : null;
  if (kind !== 'product' || segments.length !== 2 || color === '') return null;
  return { kind, slug, color: color === noColorSegment ? null : color };
}
