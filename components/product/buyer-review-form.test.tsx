import { screen, waitFor } from '@testing-library/react';
import { type FakeApi, failure, fakeApi, hangingResponse } from '@/components/testing/fake-api';
import { fill } from '@/components/testing/fill';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { setSession } from '@/lib/platform/auth/session';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { BuyerReviewForm } from './buyer-review-form.tsx';

const reviewsPath = '/Products/abaya/Reviews';
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  setSession({ status: 'anonymous' });
});

const labels = (locale: Locale) => {
  const t = texts(locale);
  return {
    stars: t('buyerReview.stars', { stars: 4 }),
    text: t('buyerReview.fields.text'),
    name: t('buyerReview.fields.name'),
    email: t('buyerReview.fields.email'),
    orderNumber: t('buyerReview.fields.orderNumber'),
    fit: t('buyerReview.fits', { fit: 'large' }),
    submit: t('buyerReview.submit'),
  };
};

async function submitReview({
  locale = 'en',
  withOrder = true,
}: {
  locale?: Locale;
  withOrder?: boolean;
} = {}) {
  const label = labels(locale);
  const { user } = renderInShop(<BuyerReviewForm slug="abaya" />, { locale });
  await user.click(screen.getByRole('radio', { name: label.stars }));
  await fill(user, screen.getByLabelText(label.text), 'Falls well.');
  await user.click(screen.getByRole('radio', { name: label.fit }));
  await fill(user, screen.getByLabelText(label.name), 'Sara');
  if (withOrder) {
    await fill(user, screen.getByLabelText(label.email), 'sara@shop.example');
    await fill(user, screen.getByLabelText(label.orderNumber), 'RD-1');
  }
  const pressSubmit = () => user.click(screen.getByRole('button', { name: label.submit }));
  await pressSubmit();
  return { user, label, pressSubmit };
}

describe('review form of buyers', () => {
  test.each(locales)('shows that a submitted review is pending: %s', async (locale) => {
    api.setResponse(`POST ${reviewsPath}`, { status: 'pending' });
    await submitReview({ locale });
    const status = await screen.findByRole('status');
    expect(status).toHaveTextContent(texts(locale)('buyerReview.sent', { status: 'pending' }));
    await waitFor(() => expect(status).toHaveFocus());
    // The language is that of the text, not that of the page.
    const review = { rating: 4, text: 'Falls well.', name: 'Sara', fit: 'large', language: 'en' };
    expect(api.sentTo(reviewsPath)).toMatchObject([
      { body: { ...review, email: 'sara@shop.example', orderNumber: 'RD-1' } },
    ]);
    await expectAccessible();
  });

  test('shows that a review is published', async () => {
    api.setResponse(`POST ${reviewsPath}`, { status: 'published' });
    await submitReview();
    expect(await screen.findByRole('status')).toHaveTextContent('Your review is published');
  });

  test('reports missing fields and focuses the first', async () => {
    const { user } = renderInShop(<BuyerReviewForm slug="abaya" />);
    await user.click(screen.getByRole('button', { name: 'Submit review' }));
    for (const name of ['Rating', 'Review', 'Name', 'Order number'])
      expect(await screen.findByText(`${name} is required`)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('radio', { name: '5 stars' })).toHaveFocus());
    expect(screen.getByLabelText('Review')).toHaveAccessibleDescription('Review is required');
    expect(api.requests).toEqual([]);
    await expectAccessible();
  });

  test.each([
    [() => failure(403, 'There is no order of this product'), 'There is no order of this product'],
    [() => failure(500), texts('en')('forms.failure.unavailable')],
    [hangingResponse, texts('en')('forms.failure.unavailable')],
    [() => failure(429, '', { 'retry-after': '120' }), 'Please try again in 2 minutes.'],
  ])('keeps the input when the request fails', async (response, message) => {
    jest.spyOn(console, 'error').mockImplementation();
    api.setResponse(`POST ${reviewsPath}`, response());
    const { label, pressSubmit } = await submitReview();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByLabelText(label.text)).toHaveValue('Falls well.');
    expect(screen.getByRole('radio', { name: label.stars })).toBeChecked();
    api.setResponse(`POST ${reviewsPath}`, { status: 'pending' });
    await pressSubmit();
    expect(await screen.findByRole('status')).toBeVisible();
  });

  test('requires an order from a customer only after a rejection', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    setSession({ status: 'customer', name: 'Sara', email: 'sara@shop.example' });
    api.setResponse(`POST ${reviewsPath}`, failure(403, 'There is no order of this product'));
    const { user, label, pressSubmit } = await submitReview({ withOrder: false });
    await waitFor(() => expect(screen.getByLabelText(label.orderNumber)).toBeVisible());
    expect(api.sentTo(reviewsPath)[0]?.body).not.toHaveProperty('email');
    await fill(user, screen.getByLabelText(label.email), 'guest@shop.example');
    await fill(user, screen.getByLabelText(label.orderNumber), 'RD-2');
    api.setResponse(`POST ${reviewsPath}`, { status: 'pending' });
    await pressSubmit();
    await screen.findByRole('status');
    expect(api.sentTo(reviewsPath)[1]?.body).toMatchObject({
      email: 'guest@shop.example',
      orderNumber: 'RD-2',
    });
  });
});
