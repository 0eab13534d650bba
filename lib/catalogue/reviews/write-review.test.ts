import { installFakeAuthBrowser } from '../../platform/auth/testing.ts';
import { languageOf, writeReview } from './write-review.ts';

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
