import '../../globals.css';
import type { Metadata, Viewport } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { preloadFonts } from '@/components/layout/preload-fonts';
import { ShopSettings } from '@/components/layout/shop-settings';
import { SkipLink } from '@/components/layout/skip-link';
import { DeferredBehaviour } from '@/components/page-behaviour/deferred-behaviour';
import { ConsentBar } from '@/components/tracking/consent-bar';
import { clientMessages } from '@/lib/platform/i18n/client-messages';
import { direction } from '@/lib/platform/i18n/routing';
import { settings } from '@/lib/platform/settings/settings';
import { hasCapability } from '@/lib/platform/tenant/api-capabilities';
import { paletteOf } from '@/lib/platform/tenant/palette';
import { currentTenant } from '@/lib/platform/tenant/server';
import { settingsForBrowser } from '@/lib/platform/tenant/settings-for-browser';
import { appIconPath, manifestPath } from '@/lib/site/documents/manifest';
import { headScript } from '@/lib/site/inline-scripts/head-script';

/** Every path of `generateStaticParams` may be requested, also those that it does not list: it lists none. */
export const dynamicParams = true;

export async function generateMetadata(): Promise<Metadata> {
  return {
    icons: { icon: '/icons/icon.svg', apple: appIconPath('apple-180.png') },
    manifest: manifestPath(await getLocale()),
  };
}

/**
 * Renders each page at its first request instead of at build time (docs/decisions/001-cached-pages.md). Next reads this export at the
 * last dynamic segment of a route, so pages below `[slug]` or `[query]` have their own.
 */
export function generateStaticParams() {
  return [];
}

export async function generateViewport(): Promise<Viewport> {
  const tenant = await currentTenant();
  return { themeColor: tenant.tenantPrimaryColor, width: 'device-width', initialScale: 1 };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [locale, messages, tenant] = await Promise.all([getLocale(), getMessages(), currentTenant()]);
  preloadFonts(locale);
  return (
    <html
      lang={locale}
      dir={direction(locale)}
      style={paletteOf(tenant)}
      // Tells Next to disable smooth scrolling during navigation, which would undo scroll restoration.
      data-scroll-behavior="smooth"
      // Shows the consent bar to a visitor who has made no choice, also where it is only a notice.
      data-asks-consent={tenant.consent === 'off' ? undefined : ''}
      // The head script sets attributes before hydration.
      suppressHydrationWarning
    >
      <body className="flex min-h-dvh flex-col antialiased">
        {/* In production, this script is part of the first script (server/pages/page-scripts.ts). */}
        {settings().isDevelopment && <script>{headScript}</script>}
        {/* Before all content, whose components read the settings. */}
        <ShopSettings settings={settingsForBrowser(tenant)} />
        <NextIntlClientProvider locale={locale} messages={clientMessages(messages)}>
          <SkipLink />
          <Header tenant={tenant} locale={locale} />
          <ConsentBar mode={tenant.consent} />
          <main id="content" className="grow" tabIndex={-1}>
            {children}
          </main>
          <Footer tenant={tenant} locale={locale} />
          <DeferredBehaviour takesCoupons={hasCapability(tenant, 'coupons')} />
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
