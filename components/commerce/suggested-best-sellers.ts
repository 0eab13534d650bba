import { getTranslations } from 'next-intl/server';
import { getBestSellers } from '@/lib/catalogue/reads/collections';
import { currentShop } from '@/lib/platform/tenant/server';
import type { SuggestedProducts } from './empty-list.tsx';

const maxSuggestions = 8;

/** Returns best sellers to suggest on an empty list. */
export async function getSuggestedBestSellers(): Promise<SuggestedProducts> {
  const [shop, t] = await Promise.all([currentShop(), getTranslations('home')]);
  const slugs = (await getBestSellers(shop)).slice(0, maxSuggestions).map(({ slug }) => slug);
  return { title: t('bestSellers'), slugs };
}
