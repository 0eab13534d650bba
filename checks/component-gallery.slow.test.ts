import { createTranslator, type Messages, NextIntlClientProvider } from 'next-intl';
import { createElement, type ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { browserStates } from '../app/[tenant]/[locale]/dev/gallery/browser-states.tsx';
import { wideComponents } from '../app/[tenant]/[locale]/dev/gallery/sections.tsx';
import { serverStates } from '../app/[tenant]/[locale]/dev/gallery/server-states.tsx';
import { createSamples } from '../components/testing/samples.ts';
import { type Locale, locales } from '../lib/platform/i18n/routing.ts';
import { AppRouterContext } from '../lib/platform/next/router-contexts.ts';
import { shop } from '../lib/platform/tenant/testing.ts';
import { sourceFiles } from './support/source-files.ts';

const mockTenant = { ...shop.tenant, origin: shop.origin };
/** Props of `NextIntlClientProvider`. */
const mockIntl = {
  locale: 'en' as Locale,
  messages: {} as Messages,
  timeZone: 'Africa/Cairo',
  children: null,
};

const mockBrowser = { isHere: true };
jest.mock('../lib/platform/settings/browser-settings.ts', () => ({
  browserSettings: () => {
    if (!mockBrowser.isHere) throw new Error('The server has no settings of a browser.');
    return { deliveryDays: null, tenant: mockTenant };
  },
}));
jest.mock('next/root-params', () => ({ tenant: async () => mockTenant.id }), { virtual: true });
jest.mock('next-intl/server', () => ({
  getLocale: async () => mockIntl.locale,
  getTimeZone: async () => mockIntl.timeZone,
  getTranslations: async (namespace: 'product') => createTranslator({ ...mockIntl, namespace }),
}));

const folders = ['ui', 'commerce', 'saved-lists', 'toasts', 'product', 'forms', 'cart', 'coupons', 'listing'];

/** Components that render nothing by themselves, are whole pages, or are shown as part of another component. */
const notInGallery = [
  'cart/empty-cart-text',
  'cart/cart-content',
  'cart/cart-view',
  'cart/quantity-icons',
  'coupons/coupon-code-form',
  'commerce/sale-clock',
  'coupons/coupon-from-link',
  'forms/field-frame',
  'ui/message-scope',
  'forms/no-script-note',
  'listing/collection-page',
  'listing/filter-sheet-buttons',
  'listing/item-list-structured-data',
  'listing/listing-controls',
  'listing/listing-frame',
  'listing/listing-link',
  'listing/listing-provider',
  'listing/listing-results',
  'product/calculated-delivery-dates',
  'product/deferred-product-panel',
  'product/fit-finder',
  'product/fit-sheet',
  'product/look-product-field',
  'product/look-sheet',
  'product/mail-alert',
  'product/mail-alert-details',
  'product/mail-alert-form-without-script',
  'product/product-details',
  'product/product-panel',
  'product/share-sheet',
  'product/stock-alert-button',
  'toasts/choice-buttons',
  'toasts/toast-region',
  'ui/carousel-engine',
  'ui/carousel-icons',
  'ui/carousel-view',
  'saved-lists/saved-list-icons',
  'ui/confirm-button',
  'ui/deferred-island',
  'ui/json-ld-script',
  'ui/structured-data',
  'ui/when-near-viewport',
  'ui/with-messages',
  'product/review-summary',
  'product/size-suggestion',
  'ui/dialog-button',
];

function statesIn(locale: Locale) {
  const samples = createSamples(locale);
  return { ...serverStates(samples, mockTenant), ...browserStates(samples) };
}

/** Renders content on the server and waits for suspended content. */
async function render(content: ReactNode): Promise<void> {
  const router = { prefetch() {}, push() {} } as never;
  const page = createElement(NextIntlClientProvider, mockIntl, content);
  await prerenderToNodeStream(createElement(AppRouterContext, { value: router }, page));
}

describe('component gallery', () => {
  test.each(locales)('renders every state without errors in %s', async (locale) => {
    Object.assign(mockIntl, { locale, messages: (await import(`../messages/${locale}.json`)).default });
    let stateName = '';
    const errors: string[] = [];
    const recordError = (...message: unknown[]) => errors.push(`${stateName}: ${message.join(' ')}`);
    const consoleError = jest.spyOn(console, 'error').mockImplementation(recordError);
    const samples = createSamples(locale);
    for (const [isInBrowser, groups] of [
      [false, serverStates(samples, mockTenant)],
      [true, browserStates(samples)],
    ] as const) {
      mockBrowser.isHere = isInBrowser;
      for (const [file, states] of Object.entries(groups))
        for (const [name, content] of Object.entries(states)) {
          stateName = `${file}, ${name}`;
          await render(content).catch(recordError);
        }
    }
    consoleError.mockRestore();
    expect(errors).toEqual([]);
  });

  test('shows every component that can be shown on its own', () => {
    const files = sourceFiles(
      folders.map((folder) => `components/${folder}`),
      ['.tsx'],
    ).filter(({ path }) => !path.endsWith('.test.tsx'));
    const components = files.map(({ path }) => path.slice('components/'.length, -'.tsx'.length));
    const isInFolders = (name: string) => folders.includes(name.split('/')[0] ?? '');
    const shownComponents = Object.keys(statesIn('en')).filter(isInFolders);
    expect([...shownComponents, ...notInGallery].sort()).toEqual(components.sort());
  });

  test('widens only components that it shows', () => {
    expect(Object.keys(statesIn('en'))).toEqual(expect.arrayContaining([...wideComponents]));
  });
});
