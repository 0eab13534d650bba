import { getLocale, getTranslations } from 'next-intl/server';
import { getBestSellers } from '@/lib/catalogue/collections';
import type { SuggestedProducts } from './empty-list.tsx';

const maxSuggestions = 8;

/** Returns best sellers to suggest on an empty list. */
export async function getSuggestedBestSellers(): Promise<SuggestedProducts> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('home')]);
  const slugs = (await getBestSellers(locale)).slice(0, maxSuggestions).map(({ slug }) => slug);
  return { title: t('bestSellers'), slugs };
}
