import 'server-only';
import type { Metadata } from 'next';
import { absoluteAddress, alternates } from '@/lib/address/address';
import { type Locale, locales } from '@/lib/i18n/routing';
import { shareImagePath } from '@/lib/share-images/address';
import { shareImageSize, shareImageVersion } from '@/lib/share-images/share-image';
import { type SharedImage, shopShareImage } from '@/lib/share-images/share-images';
import { tagline } from '@/lib/share-images/tagline';
import { currentShop } from '../tenant/current-shop.ts';

export interface PageHead {
  /** Path of the page without language and query. */
  path: string;
  /** The path that shares are counted for and that networks draw a share image of, with its query; `path` when absent. */
  shared?: string;
  title: string;
  description: string;
  /** What is drawn for a link to the page; that of the shop as a whole when absent. */
  shareImage?: SharedImage;
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
  const { subject, shareImage } = head.shareImage ?? shopShareImage(await tagline(locale), shop);
  const image = {
    url: origin + shareImagePath(locale, subject, shareImageVersion(shareImage)),
    ...shareImageSize,
    type: 'image/jpeg',
    alt: [shareImage.title, shareImage.label, shareImage.price].filter(Boolean).join(' · '),
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
