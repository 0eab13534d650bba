import 'server-only';
import type { Metadata } from 'next';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { currentShop } from '@/lib/platform/tenant/server';
import { alternateUrls, localeUrl } from '@/lib/platform/urls/paths';
import { shareImagePath, shareImageSize, shareImageVersion } from '@/lib/site/share-images/share-image';
import { type ResolvedShareImage, shopShareImage } from '@/lib/site/share-images/share-image-content';
import { tagline } from '@/lib/site/share-images/tagline';

/** Content of a page's metadata in the language of the page. */
export interface PageMetadataOptions {
  /** Canonical path without language prefix; has a query only where the query is canonical, too, such as `?page=2`. */
  path: string;
  /** Path with query for sharing (`og:url`); `path` when absent. */
  sharePath?: string;
  /** Without the name of the shop, which is appended. */
  title: string;
  description: string;
  /** Share image; that of the shop when absent. */
  shareImage?: ResolvedShareImage;
  /** `og:type`, by default `website`; null when the page sets the property itself. */
  openGraphType?: 'website' | null;
  /** False adds noindex. */
  isIndexed?: boolean;
}

/** Open Graph locales, which need a territory; `ar_AR` is the only Arabic one on Facebook's list. */
const openGraphLocales: Record<Locale, string> = { en: 'en_US', ar: 'ar_AR' };

/** Builds the metadata of a page: title, description, canonical URL, hreflang alternates, Open Graph and X cards. */
export async function pageMetadata(options: PageMetadataOptions): Promise<Metadata> {
  const shop = await currentShop();
  const { origin, locale, tenant } = shop;
  const siteName = tenant.name[locale];
  const canonical = localeUrl(origin, locale, options.path);
  const title = options.title === siteName ? siteName : `${options.title} | ${siteName}`;
  const { subject, content } = options.shareImage ?? shopShareImage(await tagline(shop), shop);
  const image = {
    url: origin + shareImagePath(locale, subject, shareImageVersion(content)),
    ...shareImageSize,
    type: 'image/jpeg',
    alt: [content.title, content.label, content.price].filter(Boolean).join(' · '),
  };
  return {
    metadataBase: new URL(origin),
    title,
    description: options.description,
    alternates: { canonical, languages: alternateUrls(origin, options.path) },
    robots: options.isIndexed === false ? { index: false, follow: true } : { 'max-image-preview': 'large' },
    openGraph: {
      ...(options.openGraphType !== null && { type: 'website' }),
      siteName,
      title: options.title,
      description: options.description,
      url: localeUrl(origin, locale, options.sharePath ?? options.path),
      locale: openGraphLocales[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => openGraphLocales[other]),
      images: [image],
    },
    twitter: {
      card: 'summary_large_image',
      title: options.title,
      description: options.description,
      images: [{ url: image.url, alt: image.alt }],
    },
  };
}

/** Metadata of an error page, without a canonical URL. Next adds `noindex` to a page with an error status. */
export async function errorMetadata(title: string, description: string): Promise<Metadata> {
  const { tenant, locale } = await currentShop();
  return { title: `${title} | ${tenant.name[locale]}`, description };
}
