import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../testing/api.ts';
import {
  ask,
  findOffers,
  type Offer,
  order,
  orderOf,
  quantities,
  register,
  type Shopper,
  type Told,
} from '../testing/shopper.ts';

let api: Api;
let offers: [Offer, Offer, Offer];
let shopper: Shopper;
beforeAll(async () => {
  api = await startApi({ ATTEMPTS_FACTOR: '1000' });
  offers = (await findOffers(api, 3)) as [Offer, Offer, Offer];
});
beforeEach(async () => {
  shopper = await register(api);
});
afterAll(() => api.stop());

const idsOf = ({ productId, variantId }: Offer) => ({ productId, variantId });
const cartCall = (name: string, body: object, asked: object = {}): Promise<Told> =>
  ask(api, 'POST', `/ShoppingCart/${name}`, { body, token: shopper.token, ...asked });
const add = (offer: Offer, quantity: number, language?: string) =>
  cartCall('AddToCart', { ...idsOf(offer), quantity }, { language });
const merge = (lines: { offer: Offer; quantity: number }[], key?: string) =>
  cartCall(
    'AddListProductsToCart',
    { products: lines.map(({ offer, quantity }) => ({ ...idsOf(offer), quantity })) },
    { key },
  );
const lines = async (language = 'en') =>
  (await ask(api, 'GET', '/ShoppingCart/ListItemsInCart', { token: shopper.token, language })).body.response;
const total = async () =>
  (await ask(api, 'GET', '/ShoppingCart/GetCartTotal', { token: shopper.token })).body.response;

test('a quantity is a change, and a line never falls below 1', async () => {
  const [offer] = offers;
  expect(quantities((await add(offer, 2)).body.response)).toEqual([[offer.variantId, 2]]);
  expect(quantities((await add(offer, 1)).body.response)).toEqual([[offer.variantId, 3]]);
  expect(quantities((await add(offer, -1)).body.response)).toEqual([[offer.variantId, 2]]);
  expect(quantities((await add(offer, -50)).body.response)).toEqual([[offer.variantId, 1]]);
  expect(await total()).toEqual({ quantity: 1, total: offer.price });
});

test('more than there is is refused with the words of the specification, and changes nothing', async () => {
  const [offer] = offers;
  await add(offer, 2);
  const more = await add(offer, offer.stock);
  expect([more.status, more.body.Message]).toEqual([409, 'No more quantity available for this product!']);
  expect(quantities(await lines())).toEqual([[offer.variantId, 2]]);
  const [, second] = offers;
  const first = await add(second, second.stock + 1);
  expect([first.status, first.body.Message]).toEqual([409, `Out of stock ${second.title}`]);
  expect((await add(second, second.stock + 1, 'ar')).body.Message).toMatch(/^نفدت كمية \p{Script=Arabic}/u);
});

test('what does not exist cannot be added, nor a variant of another product', async () => {
  const [offer, other] = offers;
  expect((await add({ ...offer, variantId: 999_999_999 }, 1)).status).toBe(409);
  expect((await add({ ...offer, productId: other.productId }, 1)).status).toBe(409);
  expect(await lines()).toEqual([]);
});

test('pieces added at the same time are all counted, up to the stock', async () => {
  const [offer] = offers;
  await Promise.all(Array.from({ length: offer.stock + 4 }, () => add(offer, 1)));
  expect(quantities(await lines())).toEqual([[offer.variantId, offer.stock]]);
});

test('lines have the shape of the catalogue, in the language asked for', async () => {
  const [offer] = offers;
  await add(offer, 1);
  const product = await api.get<{ title: string; variants: { id: number }[] }>(
    `/Products/GetBySlug/${offer.slug}`,
    'ar',
  );
  expect(await lines('ar')).toEqual([
    {
      id: offer.productId,
      title: product.title,
      slug: offer.slug,
      variant: product.variants.find(({ id }) => id === offer.variantId),
      orderQuantity: 1,
    },
  ]);
});

test('a removed line is gone, and removing it again is no fault', async () => {
  const [offer, other] = offers;
  await add(offer, 1);
  await add(other, 1);
  const removed = await cartCall('RemoveFromCart', idsOf(offer));
  expect(quantities(removed.body.response)).toEqual([[other.variantId, 1]]);
  expect((await cartCall('RemoveFromCart', idsOf(offer))).status).toBe(200);
});

test('a merge is the union, quantities added up to the stock; what cannot be had is left out', async () => {
  const [one, two, three] = offers;
  await add(one, 2);
  await add(two, 1);
  const gone = { ...three, variantId: 999_999_999 };
  const merged = await merge([
    { offer: one, quantity: one.stock },
    { offer: three, quantity: 2 },
    { offer: gone, quantity: 1 },
  ]);
  expect(merged.status).toBe(200);
  expect(quantities(merged.body.response)).toEqual([
    [one.variantId, one.stock],
    [two.variantId, 1],
    [three.variantId, 2],
  ]);
});

test('a merge tried again under its key does not double, whether one after the other or at once', async () => {
  const [one, two] = offers;
  const key = randomUUID();
  const wanted = [
    { offer: one, quantity: 1 },
    { offer: two, quantity: 1 },
  ];
  await merge(wanted, key);
  await Promise.all([merge(wanted, key), merge(wanted, key), merge(wanted, key)]);
  expect(quantities(await lines())).toEqual([
    [one.variantId, 1],
    [two.variantId, 1],
  ]);
  await merge(wanted, randomUUID());
  expect((await total()).quantity).toBe(4);
  expect((await merge([{ offer: one, quantity: 2 }], key)).status).toBe(422);
});

test('what is ordered leaves the cart, what is not stays', async () => {
  const [, one, two] = offers;
  await add(one, 1);
  await add(two, 1);
  const told = await order(api, orderOf([{ offer: one, quantity: 1 }]), { token: shopper.token });
  expect(told.status).toBe(200);
  expect(quantities(await lines())).toEqual([[two.variantId, 1]]);
});

test('an order that cannot be placed leaves the cart and the stock as they were', async () => {
  const [, , offer] = offers;
  await add(offer, 1);
  const dear = orderOf([{ offer, quantity: 1, price: offer.price + 0.5 }]);
  const told = await order(api, dear, { token: shopper.token });
  expect(told.status).toBe(409);
  expect(told.body.changes[0].price).toEqual({ seen: offer.price + 0.5, now: offer.price });
  expect(quantities(await lines())).toEqual([[offer.variantId, 1]]);
});

test('an order says which of its lines are no longer sold, by name where the product still is', async () => {
  const [offer] = offers;
  const lines = [
    { offer: { ...offer, variantId: 999_999_998 }, quantity: 1 },
    { offer: { ...offer, productId: 999_999, variantId: 999_999_999 }, quantity: 3 },
    { offer, quantity: 1 },
  ];
  const told = await order(api, orderOf(lines));
  expect(told.status).toBe(409);
  const gone = (wanted: number) => ({
    price: { seen: null, now: null },
    quantity: { wanted, available: 0 },
  });
  expect(told.body.changes).toEqual([
    { productId: offer.productId, variantId: 999_999_998, title: offer.title, slug: offer.slug, ...gone(1) },
    { productId: 999_999, variantId: 999_999_999, title: '', slug: '', ...gone(3) },
  ]);
});

test('a wishlist is the same in the list and as a flag in the catalogue, for its owner alone', async () => {
  const [one, two] = offers;
  const { token } = shopper;
  const wish = (offer: Offer) =>
    ask(api, 'POST', '/Posts/WishLists', { token, body: { productId: offer.productId } });
  await wish(one);
  await wish(one);
  const added = (await wish(two)).body.response as { id: number; isWishList: boolean }[];
  expect(added.map(({ id, isWishList }) => [id, isWishList])).toEqual([
    [two.productId, true],
    [one.productId, true],
  ]);
  const flags = async (asked: object) => {
    const list = await ask(api, 'POST', '/Products/Filter', { body: { pageSize: 100 }, ...asked });
    const home = await ask(api, 'GET', '/HomeFashions/GetFashionData', asked);
    const one = await ask(api, 'GET', `/Products/GetBySlug/${offers[0].slug}`, asked);
    const products = [
      ...list.body.response.items,
      ...home.body.response.featuredProducts,
      one.body.response,
    ] as typeof added;
    return new Set(products.filter((product) => product.isWishList).map(({ id }) => id));
  };
  expect(await flags({ token })).toEqual(new Set([one.productId, two.productId]));
  expect(await flags({})).toEqual(new Set());
  expect(await flags({ token: 'expired' })).toEqual(new Set());
  expect(await flags({ token: (await register(api)).token })).toEqual(new Set());
  const removed = await ask(api, 'DELETE', `/Posts/WishLists/${one.productId}`, { token });
  expect(removed.body.response.map(({ id }: { id: number }) => id)).toEqual([two.productId]);
  const unknown = await ask(api, 'POST', '/Posts/WishLists', { token, body: { productId: 999_999 } });
  expect(unknown.status).toBe(404);
});
