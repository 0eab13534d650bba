import 'server-only';
import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { absoluteAddress, alternates } from '@/lib/address/address';
import { locales } from '@/lib/i18n/routing';
import { currentTenant } from '@/lib/tenant/server';

export interface PageHead {
  /** Path of the page without language and query. */
  path: string;
  title: string;
  description: string;
  /** Same-site path or absolute address of the picture that stands for the page. */
  image?: string | null;
  /** False keeps the page out of search engines. */
  indexed?: boolean;
}

/** The head of a page: title, description, canonical without query, every language, Open Graph. */
export async function pageMetadata(head: PageHead): Promise<Metadata> {
  const [tenant, locale] = await Promise.all([currentTenant(), getLocale()]);
  const siteName = tenant.name[locale];
  const canonical = absoluteAddress(tenant.origin, locale, head.path);
  const title = head.title === siteName ? siteName : `${head.title} | ${siteName}`;
  return {
    metadataBase: new URL(tenant.origin),
    title,
    description: head.description,
    alternates: { canonical, languages: alternates(tenant.origin, head.path) },
    robots: head.indexed === false ? { index: false, follow: true } : undefined,
    openGraph: {
      type: 'website',
      siteName,
      title: head.title,
      description: head.description,
      url: canonical,
      locale,
      alternateLocale: locales.filter((other) => other !== locale),
      images: head.image ? [head.image] : undefined,
    },
  };
}
