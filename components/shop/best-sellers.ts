import { getLocale, getTranslations } from 'next-intl/server';
import { getBestSellers } from '@/lib/catalogue/best-sellers';
import type { Offer } from './empty-list.tsx';

const most = 8;

/** What sells best, for a list that may turn out to be empty. */
export async function offeredBestSellers(): Promise<Offer> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('home')]);
  const slugs = (await getBestSellers(locale)).slice(0, most).map(({ slug }) => slug);
  return { title: t('bestSellers'), slugs };
}
