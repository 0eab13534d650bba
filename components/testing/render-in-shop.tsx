import { getConfig, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type AxeResults, run } from 'axe-core';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { direction, type Locale } from '@/lib/platform/i18n/routing';
import {
  AppRouterContext,
  type AppRouterInstance,
  PathnameContext,
  PathParamsContext,
  SearchParamsContext,
} from '@/lib/platform/next/router-contexts';
import type { BrowserSettings } from '@/lib/platform/settings/browser-settings';
import { messages, timeZone } from './messages.ts';

const settings: BrowserSettings = {
  accessTokenKey: 'access_token',
  refreshTokenKey: 'refresh_token',
  adProviderSegment: 'Facebook',
  attributionDays: 30,
  consentMode: 'off',
  deliveryDays: [2, 4],
  deliverTo: ['EG', 'SA'],
  tenant: { currency: 'EGP', tenantPrimaryColor: '#1f1b18', tenantSecondaryColor: '#b08d62' },
};

interface ShopPageOptions {
  locale?: Locale;
  /** Path and query of the page, without language. */
  path?: string;
  /** Route params. */
  params?: Record<string, string>;
}

interface RenderedInShop extends RenderResult {
  user: UserEvent;
  /** Records navigations; it does not perform them. */
  router: jest.Mocked<AppRouterInstance>;
  /** Performs a navigation to a path with query, without language. */
  navigate(path: string): void;
}

/** Returns the translator of a language. It takes full keys: `texts('ar')('account.signIn')`. */
export function texts(locale: Locale) {
  return createTranslator({ locale, messages: messages[locale] });
}

// They may be read before the first render.
globalThis.shopSettings = settings;

/** Renders content as on a page of the shop: texts, language, direction, route, settings and an empty cache of fetched data. */
export function renderInShop(
  content: ReactNode,
  { locale = 'en', path = '/', params = {} }: ShopPageOptions = {},
): RenderedInShop {
  document.documentElement.lang = locale;
  document.documentElement.dir = direction(locale);
  const urlOf = (pagePath: string) =>
    new URL(locale === 'en' ? pagePath : `/${locale}${pagePath}`, location.origin);
  let url = urlOf(path);
  history.replaceState(null, '', url);
  const router = {
    push: jest.fn(),
    replace: jest.fn(),
    refresh: jest.fn(),
    prefetch: jest.fn(),
    back: jest.fn(),
    forward: jest.fn(),
  } as unknown as jest.Mocked<AppRouterInstance>;
  const swrConfig = { provider: () => new Map() };
  const result = render(content, {
    wrapper: ({ children }) => (
      <AppRouterContext value={router}>
        <PathnameContext value={url.pathname}>
          <PathParamsContext value={params}>
            <SearchParamsContext value={url.searchParams}>
              <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone={timeZone}>
                <SWRConfig value={swrConfig}>{children}</SWRConfig>
              </NextIntlClientProvider>
            </SearchParamsContext>
          </PathParamsContext>
        </PathnameContext>
      </AppRouterContext>
    ),
  });
  const navigate = (nextPath: string) => {
    url = urlOf(nextPath);
    history.pushState(null, '', url);
    result.rerender(content);
  };
  return { ...result, user: userEvent.setup(), router, navigate };
}

/** Asserts that axe finds no violations in the document. Browser tests check contrast and layout, which jsdom does not have. */
export async function expectAccessible(): Promise<void> {
  const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } };
  // `asyncWrapper` lets React render meanwhile, as `waitFor` does.
  const { violations }: AxeResults = await getConfig().asyncWrapper(() =>
    run(document.body, { rules, preload: false }),
  );
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
