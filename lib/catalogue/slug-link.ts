import { type Locale, routing } from '../i18n/routing.ts';
import { decoded } from '../wire/decoded.ts';
/** Slug for `/shop?category=`: lower-cased, '&' removed, spaces turned to hyphens (specification section 2, product card). */
export function categoryQuerySlug(slug: string): string {
  return slug.toLowerCase().replaceAll('&', '').replaceAll(' ', '-');
}

/** Title of a listing: its slug, percent-decoded where it can be, with dashes turned into spaces (specification section 2). */
export function titleFromSlug(slug: string): string {
  return decoded(slug).replaceAll('-', ' ');
}

/**
 * Title of a category's or feature tag's page: the slug with dashes turned into spaces (specification section 2); on pages in
 * another language than the slugs', the name in that language.
 */
export function listingTitle(slug: string, name: string | undefined, locale: Locale): string {
  return locale === routing.defaultLocale ? titleFromSlug(slug) : (name ?? titleFromSlug(slug));
}
