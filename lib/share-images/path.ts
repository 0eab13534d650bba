import { isLocale, type Locale } from '../i18n/routing.ts';

/** Subject of a share image; `color` in lower case, null for the default one. */
export type ShareImageSubject =
  | { kind: 'home' | 'shop' }
  | { kind: 'category' | 'feature'; slug: string }
  | { kind: 'product'; slug: string; color: string | null };

const defaultColor = '-';
const lastSegment = /^([0-9a-f]{12})\.jpg$/;

/** Returns `/cards/{locale}/product/{slug}/{color}/{version}.jpg`, shorter for other subjects. */
export function shareImagePath(locale: Locale, subject: ShareImageSubject, version: string): string {
  const { kind } = subject;
  const slug = 'slug' in subject ? [subject.slug] : [];
  const color = 'color' in subject ? [subject.color ?? defaultColor] : [];
  const segments = [locale, kind, ...slug, ...color].map(encodeURIComponent);
  return `/cards/${segments.join('/')}/${version}.jpg`;
}

interface ParsedShareImagePath {
  locale: Locale;
  subject: ShareImageSubject;
  version: string;
}

/** Parses the decoded segments below `/cards`; null for any other path. */
export function readShareImagePath(segments: string[]): ParsedShareImagePath | null {
  const [locale = '', kind = '', ...rest] = segments;
  const version = lastSegment.exec(rest.pop() ?? '')?.[1];
  const subject = readSubject(kind, rest);
  return isLocale(locale) && version && subject ? { locale, subject, version } : null;
}

function readSubject(kind: string, segments: string[]): ShareImageSubject | null {
  const [slug = '', color = ''] = segments;
  if (kind === 'home' || kind === 'shop') return segments.length === 0 ? { kind } : null;
  if (slug === '') return null;
  if (kind === 'category' || kind === 'feature') return segments.length === 1 ? { kind, slug } : null;
  if (kind !== 'product' || segments.length !== 2 || color === '') return null;
  return { kind, slug, color: color === defaultColor ? null : color };
}
