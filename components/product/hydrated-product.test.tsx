import { act, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ComponentType } from 'react';
import { type FakeApi, fakeApi } from '@/components/testing/fake-api';
import { renderInShop, texts } from '@/components/testing/render-in-shop';
import { createSamples, inSizes } from '@/components/testing/samples';
import { serverElementsOf } from '@/components/testing/server-elements';
import { Tracker } from '@/components/tracking/tracker';
import { variant } from '@/lib/catalogue/product/testing';
import { saveBodyProfile } from '@/lib/catalogue/sizes/body-profile';
import { rememberSize } from '@/lib/catalogue/sizes/chosen-sizes';
import { DeferredProductPanel } from './deferred-product-panel.tsx';
import { ProductDetails } from './product-details.tsx';
import { TrackProductView } from './product-islands.tsx';

type DetailsProps = ComponentProps<typeof ProductDetails>;

const trackingPath = '/UtmTrackings/Log';
const t = texts('en');
const coat = inSizes({ S: 1, M: 1 }, { slug: 'coat', mainCategory: createSamples('en').category });
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.setResponse(`POST ${trackingPath}`, {});
});

/** Renders a client component of the product page in the browser. */
async function renderPart<Props>(
  component: ComponentType<Props>,
  { shop, ...props }: Partial<DetailsProps> & { shop?: string } = {},
) {
  const parts = await serverElementsOf(() => ProductDetails({ product: coat, ...props }), component, {
    shop,
  });
  const result = renderInShop(
    <>
      <Tracker />
      {parts}
    </>,
    { path: '/shop/shop-details/coat' },
  );
  await act(async () => {});
  return result;
}

const price = () => document.querySelector('[aria-live="polite"]');

describe('product page in the browser', () => {
  test('shows the price of the size that is chosen', async () => {
    const variants = [
      variant({ id: 1, size: 'S', price: 10_000, stock: 1 }),
      variant({ id: 2, size: 'M', price: 20_000, stock: 1 }),
    ];
    const { user } = await renderPart(DeferredProductPanel, { product: { ...coat, variants } });
    await waitFor(() => expect(price()).toHaveTextContent('100'));
    await user.click(screen.getByRole('radio', { name: 'M' }));
    await waitFor(() => expect(price()).toHaveTextContent('200'));
  });

  test.each([
    ['the page', {}, ['page-view', 'product-view']],
    ['a page of reviews', { requestedReviews: { page: 2, sort: 'newest' } }, ['page-view']],
    ['an order of reviews', { requestedReviews: { page: 1, sort: 'helpful' } }, ['page-view']],
  ] as [string, Partial<DetailsProps>, string[]][])(
    'sends the events of %s',
    async (_case, props, expected) => {
      await renderPart(TrackProductView, props);
      const events = () => api.sentTo(trackingPath).map(({ body }) => body as { eventType: string });
      await waitFor(() => expect(events()).toHaveLength(expected.length));
      expect(events().map(({ eventType }) => eventType)).toEqual(expected);
    },
  );

  test.each([
    ['recommends a size when two are measured', ['S', 'M'], 'Your fit: M'],
    ['suggests the size chosen last when one is measured', ['S'], 'Your size: M'],
  ])('%s', async (_name, sizes, expected) => {
    api.setTexts('fit');
    saveBodyProfile({ heightCm: 165, usualSize: 'L' });
    rememberSize('M');
    const measuredCoat = {
      ...coat,
      measurements: sizes.map((size) => ({ size, chest: 96, waist: null, length: 140, sleeve: null })),
    };
    await renderPart(DeferredProductPanel, { shop: 'with-fit', product: measuredCoat });
    expect(await screen.findByRole('button', { name: expected })).toBeVisible();
  });

  test.each([
    ['a ring to a ring', true, true, 1],
    ['a ring to a dress', true, undefined, 0],
    ['a dress to a ring', undefined, true, 0],
    ['a dress to a dress', undefined, undefined, 0],
  ] as const)(
    'of the size 16, from %s, shows the right suggestion',
    async (_case, wasRing, isRing, count) => {
      const product = inSizes({ 14: 1, 16: 1 }, { slug: 'coat', mainCategory: coat.mainCategory });
      const options = product.options.map((option) => (isRing ? { ...option, isRing } : option));
      localStorage.clear();
      rememberSize('16', wasRing);
      // Another kind, so that the page loads the suggestion in each case.
      rememberSize('M');
      await renderPart(DeferredProductPanel, { product: { ...product, options } });
      await act(async () => void (await import('./size-suggestion.tsx')));
      await screen.findByRole('radio', { name: '16' });
      await waitFor(() => expect(screen.queryAllByText('Your size: 16')).toHaveLength(count));
    },
  );

  test.each([
    ['with mails', 'with-stock-alerts', 1, t('mailAlert.hint')],
    ['without mails', 'rida', 0, t('browser.stockAlerts.hint')],
  ])('offers alerts about a sold-out variant in a shop %s', async (_case, shop, formCount, hint) => {
    api.setTexts('mail-alert');
    await renderPart(DeferredProductPanel, { shop, product: inSizes({ S: 0 }) });
    expect(await screen.findByText(hint)).toBeVisible();
    expect(document.querySelectorAll('form[action="/api/alerts"]')).toHaveLength(formCount);
  });
});
