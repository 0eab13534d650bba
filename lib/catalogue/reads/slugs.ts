import { defaultLocale, type Locale } from '../../platform/i18n/routing.ts';
import { decodeOrOriginal } from '../../platform/wire/percent-decoding.ts';

/** Returns a category's value for `/shop?category=`: in lower case, without '&', with hyphens for spaces (docs/behaviour.md §2.6). */
export function categoryQuerySlug(slug: string): string {
  return slug.toLowerCase().replaceAll('&', '').replaceAll(' ', '-');
}

/** Returns the slug of a URL as a title: percent-decoded if well-formed, with hyphens turned into spaces. */
export function titleFromEncodedSlug(slug: string): string {
  return decodeOrOriginal(slug).replaceAll('-', ' ');
}

/** Returns a name for a category or feature tag whose own name is unknown: the slug as a title, with a capital letter. */
export function nameFromEncodedSlug(slug: string): string {
  const title = titleFromEncodedSlug(slug);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/**
 * Returns the title of a category or feature tag page (docs/behaviour.md §2.5): the name, or the slug as a title when the name is unknown.
 * In the default language, the name counts only when the slug is Arabic, or a form of the name (`abayas-dresses` of 'Abayas & Dresses').
 */
export function collectionTitle(slug: string, name: string | undefined, locale: Locale): string {
  const title = titleFromEncodedSlug(slug);
  if (name === undefined || locale !== defaultLocale) return name ?? title;
  return slugForms(name).includes(slugForm(title)) || arabicLetter.test(title) ? name : title;
}

const arabicLetter = /\p{Script=Arabic}/u;

/** Returns the slugs that shops make of a name: without '&', or with 'and' for it. */
function slugForms(name: string): string[] {
  return [slugForm(name), slugForm(name.replaceAll('&', ' and '))];
}

/** Returns a text as a slug: its words in lower case, without accents and apostrophes, joined by hyphens. */
function slugForm(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
