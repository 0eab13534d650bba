import 'server-only';
import type { Metadata } from 'next';
import { absoluteAddress, alternates } from '@/lib/address/address';
import { cardPath } from '@/lib/cards/address';
import { cardSize, cardVersion } from '@/lib/cards/card';
import { type SharedCard, shopCard } from '@/lib/cards/cards';
import { tagline } from '@/lib/cards/tagline';
import { type Locale, locales } from '@/lib/i18n/routing';
import { currentShop } from '../tenant/current-shop.ts';

export interface PageHead {
  /** Path of the page without language and query. */
  path: string;
  /** The path that shares are counted for and that networks draw a card of, with its query; `path` when absent. */
  shared?: string;
  title: string;
  description: string;
  /** What is drawn for a link to the page; that of the shop as a whole when absent. */
  card?: SharedCard;
  /** Null when the page says itself what it is. */
  type?: 'website' | null;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
}

/** Languages as Open Graph names them: with a territory, and from a list that is short in Arabic ones. */
const openGraphLocales: Record<Locale, string> = { en: 'en_US', ar: 'ar_AR' };

/** The head of a page: title, description, canonical without query, every language, Open Graph and X cards. */
export async function pageMetadata(head: PageHead): Promise<Metadata> {
  const shop = await currentShop();
  const { origin, locale, tenant } = shop;
  const siteName = tenant.name[locale];
  const canonical = absoluteAddress(origin, locale, head.path);
  const title = head.title === siteName ? siteName : `${head.title} | ${siteName}`;
  const { subject, card } = head.card ?? shopCard(await tagline(locale), shop);
  const image = {
    url: origin + cardPath(locale, subject, cardVersion(card)),
    ...cardSize,
    type: 'image/jpeg',
    alt: [card.title, card.label, card.price].filter(Boolean).join(' · '),
  };
  return {
    metadataBase: new URL(origin),
    title,
    description: head.description,
    alternates: { canonical, languages: alternates(origin, head.path) },
    robots: head.indexed === false ? { index: false, follow: true } : { 'max-image-preview': 'large' },
    openGraph: {
      ...(head.type !== null && { type: 'website' }),
      siteName,
      title: head.title,
      description: head.description,
      url: absoluteAddress(origin, locale, head.shared ?? head.path),
      locale: openGraphLocales[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => openGraphLocales[other]),
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title: head.title,
      description: head.description,
      images: [{ url: image.url, alt: image.alt }],
    },
  };
}
