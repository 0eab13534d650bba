import { waitFor } from '@testing-library/react';
import { abaya, fillCart, hijab, openCheckout, setUpCheckout } from '@/components/testing/checkout-page';
import { track } from '@/lib/shopper/tracking/track';

test('the start of the checkout is tracked once, with the total', async () => {
  const api = await setUpCheckout();
  api.setResponse('POST /UtmTrackings/Log', {});
  api.setProducts({ abaya, hijab });
  await fillCart([abaya, hijab]);
  track({ type: 'page-view' });
  await openCheckout();
  await fillCart([abaya]);
  const events = () => api.sentTo('/UtmTrackings/Log').map(({ body }) => body);
  await waitFor(() => expect(events()).toHaveLength(2));
  expect(events()).toMatchObject([
    { eventType: 'page-view' },
    { eventType: 'initiate-checkout', value: 300, json: '{"currency":"EGP"}' },
  ]);
});
