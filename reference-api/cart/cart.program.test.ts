import { randomUUID } from 'node:crypto';
import { type Api, startApi } from '../testing/api.ts';
import {
  type ApiResponse,
  callApi,
  findOffers,
  lineQuantities,
  newOrder,
  type Offer,
  placeOrder,
  register,
  type Shopper,
} from '../testing/api-client.ts';

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
const callCart = (operation: string, body: object, options: object = {}): Promise<ApiResponse> =>
  callApi(api, 'POST', `/ShoppingCart/${operation}`, { body, token: shopper.token, ...options });
const addQuantity = (offer: Offer, quantity: number, language?: string) =>
  callCart('AddToCart', { ...idsOf(offer), quantity }, { language });
const mergeLines = (lines: { offer: Offer; quantity: number }[], key?: string) =>
  callCart(
    'AddListProductsToCart',
    { products: lines.map(({ offer, quantity }) => ({ ...idsOf(offer), quantity })) },
    { key },
  );
const getLines = async (language = 'en') =>
  (await callApi(api, 'GET', '/ShoppingCart/ListItemsInCart', { token: shopper.token, language })).body
    .response;
const getTotal = async () =>
  (await callApi(api, 'GET', '/ShoppingCart/GetCartTotal', { token: shopper.token })).body.response;

describe('cart', () => {
  test('a change adds to the quantity, which never falls below 1', async () => {
    const [offer] = offers;
    expect(lineQuantities((await addQuantity(offer, 2)).body.response)).toEqual([[offer.variantId, 2]]);
    expect(lineQuantities((await addQuantity(offer, 1)).body.response)).toEqual([[offer.variantId, 3]]);
    expect(lineQuantities((await addQuantity(offer, -1)).body.response)).toEqual([[offer.variantId, 2]]);
    expect(lineQuantities((await addQuantity(offer, -50)).body.response)).toEqual([[offer.variantId, 1]]);
    expect(await getTotal()).toEqual({ quantity: 1, total: offer.price });
  });

  test('a quantity above the stock is rejected and changes nothing', async () => {
    const [offer] = offers;
    await addQuantity(offer, 2);
    const increase = await addQuantity(offer, offer.stock);
    expect([increase.status, increase.body.Message]).toEqual([
      409,
      'No more quantity available for this product!',
    ]);
    expect(lineQuantities(await getLines())).toEqual([[offer.variantId, 2]]);
    const [, second] = offers;
    const newLine = await addQuantity(second, second.stock + 1);
    expect([newLine.status, newLine.body.Message]).toEqual([409, `Out of stock ${second.title}`]);
    expect((await addQuantity(second, second.stock + 1, 'ar')).body.Message).toMatch(
      /^نفدت كمية \p{Script=Arabic}/u,
    );
  });

  test('a variant that is unknown or of another product is rejected', async () => {
    const [offer, other] = offers;
    expect((await addQuantity({ ...offer, variantId: 999_999_999 }, 1)).status).toBe(409);
    expect((await addQuantity({ ...offer, productId: other.productId }, 1)).status).toBe(409);
    expect(await getLines()).toEqual([]);
  });

  test('concurrent additions add up to the stock', async () => {
    const [offer] = offers;
    await Promise.all(Array.from({ length: offer.stock + 4 }, () => addQuantity(offer, 1)));
    expect(lineQuantities(await getLines())).toEqual([[offer.variantId, offer.stock]]);
  });

  test('lines carry catalogue variants in the requested language', async () => {
    const [offer] = offers;
    await addQuantity(offer, 1);
    const product = await api.get<{ title: string; variants: { id: number }[] }>(
      `/Products/GetBySlug/${offer.slug}`,
      'ar',
    );
    expect(await getLines('ar')).toEqual([
      {
        id: offer.productId,
        title: product.title,
        slug: offer.slug,
        variant: product.variants.find(({ id }) => id === offer.variantId),
        orderQuantity: 1,
      },
    ]);
  });

  test('removing a line twice succeeds', async () => {
    const [offer, other] = offers;
    await addQuantity(offer, 1);
    await addQuantity(other, 1);
    const removed = await callCart('RemoveFromCart', idsOf(offer));
    expect(lineQuantities(removed.body.response)).toEqual([[other.variantId, 1]]);
    expect((await callCart('RemoveFromCart', idsOf(offer))).status).toBe(200);
  });

  test('a merge adds quantities up to the stock and skips unknown variants', async () => {
    const [one, two, three] = offers;
    await addQuantity(one, 2);
    await addQuantity(two, 1);
    const unknown = { ...three, variantId: 999_999_999 };
    const merged = await mergeLines([
      { offer: one, quantity: one.stock },
      { offer: three, quantity: 2 },
      { offer: unknown, quantity: 1 },
    ]);
    expect(merged.status).toBe(200);
    expect(lineQuantities(merged.body.response)).toEqual([
      [one.variantId, one.stock],
      [two.variantId, 1],
      [three.variantId, 2],
    ]);
  });

  test('a merge repeated with its idempotency key has one effect', async () => {
    const [one, two] = offers;
    const key = randomUUID();
    const additions = [
      { offer: one, quantity: 1 },
      { offer: two, quantity: 1 },
    ];
    await mergeLines(additions, key);
    await Promise.all([mergeLines(additions, key), mergeLines(additions, key), mergeLines(additions, key)]);
    expect(lineQuantities(await getLines())).toEqual([
      [one.variantId, 1],
      [two.variantId, 1],
    ]);
    await mergeLines(additions, randomUUID());
    expect((await getTotal()).quantity).toBe(4);
    expect((await mergeLines([{ offer: one, quantity: 2 }], key)).status).toBe(422);
  });

  test('an order removes its lines from the cart', async () => {
    const [, one, two] = offers;
    await addQuantity(one, 1);
    await addQuantity(two, 1);
    const response = await placeOrder(api, newOrder([{ offer: one, quantity: 1 }]), { token: shopper.token });
    expect(response.status).toBe(200);
    expect(lineQuantities(await getLines())).toEqual([[two.variantId, 1]]);
  });

  test('a rejected order leaves the cart unchanged', async () => {
    const [, , offer] = offers;
    await addQuantity(offer, 1);
    const orderAtWrongPrice = newOrder([{ offer, quantity: 1, price: offer.price + 0.5 }]);
    const response = await placeOrder(api, orderAtWrongPrice, { token: shopper.token });
    expect(response.status).toBe(409);
    expect(response.body.changes[0].price).toEqual({ seen: offer.price + 0.5, now: offer.price });
    expect(lineQuantities(await getLines())).toEqual([[offer.variantId, 1]]);
  });

  test('a rejected order lists lines whose variant is no longer sold', async () => {
    const [offer] = offers;
    const lines = [
      { offer: { ...offer, variantId: 999_999_998 }, quantity: 1 },
      { offer: { ...offer, productId: 999_999, variantId: 999_999_999 }, quantity: 3 },
      { offer, quantity: 1 },
    ];
    const response = await placeOrder(api, newOrder(lines));
    expect(response.status).toBe(409);
    const unavailable = (wanted: number) => ({
      price: { seen: null, now: null },
      quantity: { wanted, available: 0 },
    });
    expect(response.body.changes).toEqual([
      {
        productId: offer.productId,
        variantId: 999_999_998,
        title: offer.title,
        slug: offer.slug,
        ...unavailable(1),
      },
      { productId: 999_999, variantId: 999_999_999, title: '', slug: '', ...unavailable(3) },
    ]);
  });
});

test('the catalogue flags wishlist products only for their owner', async () => {
  const [one, two] = offers;
  const { token } = shopper;
  const addToWishlist = (offer: Offer) =>
    callApi(api, 'POST', '/Posts/WishLists', { token, body: { productId: offer.productId } });
  await addToWishlist(one);
  await addToWishlist(one);
  const added = (await addToWishlist(two)).body.response as { id: number; isWishList: boolean }[];
  expect(added.map(({ id, isWishList }) => [id, isWishList])).toEqual([
    [two.productId, true],
    [one.productId, true],
  ]);
  const flaggedIds = async (options: object) => {
    const list = await callApi(api, 'POST', '/Products/Filter', { body: { pageSize: 100 }, ...options });
    const home = await callApi(api, 'GET', '/HomeFashions/GetFashionData', options);
    const product = await callApi(api, 'GET', `/Products/GetBySlug/${offers[0].slug}`, options);
    const products = [
      ...list.body.response.items,
      ...home.body.response.featuredProducts,
      product.body.response,
    ] as typeof added;
    return new Set(products.filter(({ isWishList }) => isWishList).map(({ id }) => id));
  };
  expect(await flaggedIds({ token })).toEqual(new Set([one.productId, two.productId]));
  expect(await flaggedIds({})).toEqual(new Set());
  expect(await flaggedIds({ token: 'expired' })).toEqual(new Set());
  expect(await flaggedIds({ token: (await register(api)).token })).toEqual(new Set());
  const removed = await callApi(api, 'DELETE', `/Posts/WishLists/${one.productId}`, { token });
  expect(removed.body.response.map(({ id }: { id: number }) => id)).toEqual([two.productId]);
  const unknown = await callApi(api, 'POST', '/Posts/WishLists', { token, body: { productId: 999_999 } });
  expect(unknown.status).toBe(404);
});
