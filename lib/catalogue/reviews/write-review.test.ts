import { installFakeAuthBrowser } from '../../platform/auth/testing.ts';
import { languageOf, parseBuyerReview, writeReview } from './write-review.ts';

test.each([
  [{ status: 'published' }, 'published'],
  [{ status: 'pending' }, 'pending'],
  [null, 'pending'],
])('a response of %j makes the review %s', async (payload, status) => {
  const requests: unknown[] = [];
  installFakeAuthBrowser((path, _authorization, { method, body }) => {
    requests.push({ method, path, body: JSON.parse(String(body)) });
    return Response.json({ response: payload });
  });
  expect(await writeReview('a/b', { rating: 5, text: 'ناعمة', name: 'Sara' }, 'en')).toBe(status);
  expect(requests).toEqual([
    {
      method: 'POST',
      path: '/Products/a%2Fb/Reviews',
      body: { rating: 5, text: 'ناعمة', name: 'Sara', language: 'ar' },
    },
  ]);
});

test.each([
  ['Soft and light', 'ar', 'en'],
  ['خفيفة، مقاس L مناسب', 'en', 'ar'],
  ['5/5 👍', 'ar', 'ar'],
  ['', 'en', 'en'],
] as const)('the language of %j on a page in %s is %s', (text, fallback, language) => {
  expect(languageOf(text, fallback)).toBe(language);
});

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
const complete = {
  rating: '4',
  text: ' Soft ',
  fit: 'large',
  name: 'Sara',
  email: 'sara@shop.example',
  orderNumber: 'RD-1',
};

describe('parseBuyerReview', () => {
  test('reads a complete form', () => {
    expect(parseBuyerReview(formOf(complete), true)).toEqual({
      review: { ...complete, rating: 4, text: 'Soft' },
      errors: {},
    });
  });

  test('requires an order only when proof of purchase is needed', () => {
    const form = formOf({ ...complete, fit: 'none', email: 'sara@', orderNumber: ' ' });
    expect(parseBuyerReview(form, true).errors).toEqual({
      email: 'emailInvalid',
      orderNumber: 'orderNumber',
    });
    expect(parseBuyerReview(form, false)).toEqual({
      review: { rating: 4, text: 'Soft', name: 'Sara' },
      errors: {},
    });
  });

  test('requires a rating, a text and a name', () => {
    expect(parseBuyerReview(formOf({}), false).errors).toEqual({
      rating: 'rating',
      text: 'text',
      name: 'name',
    });
  });
});
