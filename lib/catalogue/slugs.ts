import { type Locale, routing } from '../i18n/routing.ts';
import { decodeOrOriginal } from '../wire/percent-decoding.ts';

/** Returns a category's value for `/shop?category=`: in lower case, without '&', with hyphens for spaces (docs/behaviour.md §2.6). */
export function categoryQuerySlug(slug: string): string {
  return slug.toLowerCase().replaceAll('&', '').replaceAll(' ', '-');
}

/** Returns the slug of a URL as a title: percent-decoded if well-formed, with hyphens turned into spaces. */
export function titleFromEncodedSlug(slug: string): string {
  return decodeOrOriginal(slug).replaceAll('-', ' ');
}

/**
 * Returns the title of a category or feature tag page: from the slug in the default language, else the translated name
 * (docs/behaviour.md §2.5).
 */
export function listingTitle(slug: string, name: string | undefined, locale: Locale): string {
  return locale === routing.defaultLocale ? titleFromEncodedSlug(slug) : (name ?? titleFromEncodedSlug(slug));
}
