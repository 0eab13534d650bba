import { CallError } from '../upstream/call-error.ts';
import { sendWishes } from './send-wishes.ts';

const sendWish = jest.fn();
const fetchProducts = jest.fn();
jest.mock('./calls.ts', () => ({ sendWish: (id: unknown) => sendWish(id) }));
jest.mock('../catalogue/fetch-products.ts', () => ({
  fetchProducts: (_locale: string, slugs: string[]) => fetchProducts(slugs),
}));

beforeEach(() => {
  sendWish.mockReset().mockResolvedValue(undefined);
  fetchProducts.mockReset();
});

const items = [1, 2, 3].map((productId) => ({ slug: `p${productId}`, productId }));
const failing = (id: number, error: unknown) =>
  sendWish.mockImplementation(async (asked) => {
    if (asked === id) throw error;
  });
const slugsOf = (list: { slug: string }[]) => list.map(({ slug }) => slug);

test('all of them are sent one after the other, and none is looked up whose id is known', async () => {
  expect(await sendWishes(items, 'en')).toEqual({ added: items, gone: [], failure: null, refusal: null });
  expect(sendWish.mock.calls).toEqual([[1], [2], [3]]);
  expect(fetchProducts).not.toHaveBeenCalled();
});

test('a product that is gone is named with what the upstream said, and the others go on', async () => {
  const refusal = new CallError(404);
  failing(2, refusal);
  const sent = await sendWishes(items, 'en');
  expect([slugsOf(sent.added), slugsOf(sent.gone), sent.refusal, sent.failure]).toEqual([
    ['p1', 'p3'],
    ['p2'],
    refusal,
    null,
  ]);
});

test.each([
  [400, ['p1', 'p3']],
  [422, ['p1', 'p3']],
  [500, ['p1']],
  [0, ['p1']],
])('after a failure with %d the wishes that went through are %j', async (status, added) => {
  const failure = new CallError(status);
  failing(2, failure);
  const sent = await sendWishes(items, 'en');
  expect([slugsOf(sent.added), sent.gone, sent.failure, sent.refusal]).toEqual([added, [], failure, null]);
});

test('ids that are not known are looked up at once; what no longer exists is gone', async () => {
  fetchProducts.mockResolvedValueOnce({ new: { id: 9 }, old: null });
  const unknown = ['new', 'old'].map((slug) => ({ slug, productId: null }));
  const sent = await sendWishes([...items, ...unknown], 'en');
  expect(fetchProducts.mock.calls).toEqual([[['new', 'old']]]);
  expect(sent.added.at(-1)).toEqual({ slug: 'new', productId: 9 });
  expect([slugsOf(sent.gone), sent.failure]).toEqual([['old'], null]);
});

test('where ids cannot be looked up, those that are known go through, and the rest fails', async () => {
  fetchProducts.mockRejectedValueOnce(new Error('away'));
  const sent = await sendWishes([{ slug: 'new', productId: null }, ...items], 'en');
  expect([slugsOf(sent.added), sent.gone]).toEqual([['p1', 'p2', 'p3'], []]);
  expect(sent.failure).toMatchObject({ status: 0 });
});
