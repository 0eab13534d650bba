import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { createTranslator, type Messages, NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { browserStates } from '../app/[tenant]/[locale]/dev/gallery/browser-states.tsx';
import { samplesIn } from '../app/[tenant]/[locale]/dev/gallery/samples.ts';
import { serverStates } from '../app/[tenant]/[locale]/dev/gallery/server-states.tsx';
import { type Locale, locales } from '../lib/i18n/routing.ts';
import { shop } from '../lib/tenant/testing.ts';
import { sourceFiles } from './support/source-files.ts';

const mockTenant = { ...shop.tenant, origin: shop.origin };
const mockPage = {
  locale: 'en' as Locale,
  messages: {} as Messages,
  timeZone: 'Africa/Cairo',
  children: null,
};

jest.mock('../lib/settings/browser.ts', () => ({
  browserSettings: () => ({ deliveryCost: 0, deliveryDays: null, tenant: mockTenant }),
}));
jest.mock('../lib/tenant/server.ts', () => ({ currentTenant: async () => mockTenant }));
jest.mock('next-intl/server', () => ({
  getLocale: async () => mockPage.locale,
  getTimeZone: async () => mockPage.timeZone,
  getTranslations: async (namespace: 'product') => createTranslator({ ...mockPage, namespace }),
}));

const folders = ['ui', 'shop', 'product', 'forms', 'cart', 'listing'];

/** What shows nothing by itself, is a whole page, or is seen in what is made of it. */
const leftOut = [
  ...['cart/cart-content', 'cart/cart-row', 'cart/cart-view'],
  ...['forms/field-frame', 'forms/message-scope', 'forms/script-note'],
  ...['listing/collection-page', 'listing/list-data', 'listing/listing-frame', 'listing/listing-link'],
  ...[
    'listing/listing-results',
    'listing/listing-shell',
    'listing/page-size',
    'listing/price-field',
    'listing/sort-links',
  ],
  ...[
    'listing/sheet-buttons',
    'listing/view-toggle',
    'product/late-countdown',
    'product/late-panel',
    'product/late-review-form',
    'product/late-share-sheet',
    'product/large-photo',
  ],
  ...['product/picture-row', 'product/picture-touch', 'product/product-details'],
  ...['product/product-head', 'product/product-panel', 'product/recently-viewed', 'product/share-links'],
  ...[
    'product/share-sheet',
    'product/tell-when-back',
    'product/track-product-view',
    'ui/carousel-engine',
    'ui/data-in-html',
  ],
  ...[
    'ui/late-place',
    'ui/smart-link',
    'ui/structured-data',
    'shop/toaster',
    'ui/when-near',
    'shop/when-ready',
  ],
];

function statesIn(locale: Locale) {
  const samples = samplesIn(locale);
  return { ...serverStates(samples, mockTenant), ...browserStates(samples) };
}

/** Draws as the server does, with all that it waits for. */
async function draw(content: ReactNode): Promise<void> {
  const router = { prefetch() {}, push() {} } as never;
  const page = createElement(NextIntlClientProvider, mockPage, content);
  await prerenderToNodeStream(createElement(AppRouterContext, { value: router }, page));
}

test.each(locales)(
  'every state of the component gallery is drawn without a complaint: %s',
  async (locale) => {
    Object.assign(mockPage, { locale, messages: (await import(`../messages/${locale}.json`)).default });
    let state = '';
    const wrong: string[] = [];
    const note = (...said: unknown[]) => wrong.push(`${state}: ${said.join(' ')}`);
    const complaints = jest.spyOn(console, 'error').mockImplementation(note);
    for (const [file, shown] of Object.entries(statesIn(locale)))
      for (const [name, content] of Object.entries(shown)) {
        state = `${file}, ${name}`;
        await draw(content).catch(note);
      }
    complaints.mockRestore();
    expect(wrong).toEqual([]);
  },
);

test('every component that can be seen by itself is in the gallery', () => {
  const files = sourceFiles(
    folders.map((folder) => `components/${folder}`),
    ['.tsx'],
  ).map((file) => file.path.slice('components/'.length, -'.tsx'.length));
  const shown = Object.keys(statesIn('en')).filter((name) => folders.includes(name.split('/')[0] ?? ''));
  expect([...shown, ...leftOut].sort()).toEqual(files.sort());
});
