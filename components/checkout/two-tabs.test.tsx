import { act, screen, waitFor, within } from '@testing-library/react';
import {
  abaya,
  buyer,
  fillCart,
  hijab,
  openCheckout,
  orderButton,
  ordersPath,
  setUpCheckout,
} from '@/components/testing/checkout-page';
import type { FakeApi } from '@/components/testing/fake-api';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { createLineView } from '@/lib/shopper/cart/line-view';
import { endCheckout } from '@/lib/shopper/checkout/checkout-storage';
import { createOrderBody, parseSubmittedOrder } from '@/lib/shopper/checkout/order-body';
import { visitorState } from '@/lib/shopper/visitor/state';

let api: FakeApi;

beforeEach(async () => {
  api = await setUpCheckout();
  api.setProducts({ abaya, hijab });
  api.setResponse(`POST ${ordersPath}`, { id: 8, number: 'RD-8' });
  await fillCart([abaya]);
});

/** Orders the cart as another tab would, but leaves it filled. */
function orderInOtherTab() {
  const views = visitorState.get().cart.map((line) => createLineView(line, undefined, 0));
  const submitted = parseSubmittedOrder(createOrderBody(buyer, views), 0, 0);
  const { email, payment, shipping, lines } = submitted;
  endCheckout({ id: 7, number: 'RD-7', isHeld: false, email, payment, shipping }, lines);
}

describe('checkout of one cart in two tabs', () => {
  test('places one order when both tabs order at the same time', async () => {
    const tabs = [await openCheckout(), await openCheckout()];
    await act(async () => {
      for (const { container } of tabs) container.querySelector('form')?.requestSubmit();
    });
    for (const { container } of tabs) expect(await within(container).findByText('RD-8')).toBeVisible();
    expect(api.sentTo(ordersPath)).toHaveLength(1);
  });

  test.each(locales)("shows the other tab's order instead of placing a second: %s", async (locale) => {
    const { user, router } = await openCheckout(locale);
    orderInOtherTab();
    await user.click(orderButton(locale));
    expect(await screen.findByText('RD-7')).toBeVisible();
    await waitFor(() => expect(screen.getByText(texts(locale)('checkout.thanks.number'))).toHaveFocus());
    const prefix = locale === 'ar' ? '/ar' : '';
    expect(router.replace.mock.calls).toEqual([[`${prefix}/pages/checkout/thank-you?number=RD-7`]]);
    expect(api.sentTo(ordersPath)).toEqual([]);
    await expectAccessible();
  });

  test("shows the other tab's order once that tab has emptied the cart", async () => {
    const { router } = await openCheckout();
    orderInOtherTab();
    await fillCart([]);
    expect(await screen.findByText('RD-7')).toBeVisible();
    expect(router.replace).toHaveBeenCalledWith('/pages/checkout/thank-you?number=RD-7');
  });

  test("orders a cart that was changed after the other tab's order", async () => {
    const { user } = await openCheckout();
    orderInOtherTab();
    await fillCart([abaya, hijab]);
    await user.click(orderButton());
    expect(await screen.findByText('RD-8')).toBeVisible();
  });

  test('orders a cart that was emptied and filled again', async () => {
    const { unmount } = await openCheckout();
    orderInOtherTab();
    unmount();
    await fillCart([]);
    await fillCart([abaya]);
    const { user } = await openCheckout();
    await user.click(orderButton());
    expect(await screen.findByText('RD-8')).toBeVisible();
    await waitFor(() => expect(visitorState.get().cart).toEqual([]));
  });
});
