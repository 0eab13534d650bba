import type { BrowserCall } from '../upstream/browser-call.ts';
import { languageOf, writeReview } from './write-review.ts';

const callFromBrowser = jest.fn();
jest.mock('../auth/call-from-browser.ts', () => ({
  callFromBrowser: (call: BrowserCall) => callFromBrowser(call),
}));

test.each([
  [{ status: 'published' }, 'published'],
  [{ status: 'pending' }, 'pending'],
  [null, 'pending'],
])('a response of %j makes the review %s', async (payload, status) => {
  callFromBrowser.mockReset().mockResolvedValue(payload);
  expect(await writeReview('a/b', { rating: 5, text: 'ناعمة', name: 'Sara' }, 'en')).toBe(status);
  expect(callFromBrowser.mock.calls).toEqual([
    [
      {
        method: 'POST',
        path: '/Products/a%2Fb/Reviews',
        body: { rating: 5, text: 'ناعمة', name: 'Sara', language: 'ar' },
        locale: 'en',
      },
    ],
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
