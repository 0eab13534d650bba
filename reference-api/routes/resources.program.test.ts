import { type Api, startApi } from '../testing/api.ts';
import { callApi, findOffers, type Offer, register, type Shopper } from '../testing/api-client.ts';

let api: Api;
let owner: Shopper;
let stranger: Shopper;
let offers: Offer[];
beforeAll(async () => {
  api = await startApi({ ATTEMPTS_FACTOR: '1000' });
  [owner, stranger] = [await register(api), await register(api)];
  offers = (await findOffers(api, 1)).slice(0, 3);
});
afterAll(() => api.stop());

const call = (method: string, path: string, body?: object, { token }: Shopper = owner) =>
  callApi(api, method, path, { body, token });
const idsOf = (products: { id: number }[]) => products.map(({ id }) => id);

describe('calls that a resource does not support', () => {
  test.each([
    ['PUT', '/Posts/Orders', 'POST'],
    ['PUT', '/Posts/Orders/deleteItems', ''],
    ['GET', '/Posts/Orders/Get', ''],
    ['POST', '/Posts/Profiles', 'PUT'],
    ['GET', '/Posts/Profiles/7', ''],
    ['GET', '/Posts/Profiles/Get/7', ''],
    ['POST', '/Posts/Profiles/Page', ''],
    ['DELETE', '/Posts/Profiles/7', ''],
    ['GET', '/Posts/Sessions/7', 'DELETE'],
    ['PUT', '/Posts/Sessions/deleteItems', ''],
    ['PUT', '/Posts/WishLists', 'POST'],
    ['GET', '/Posts/WishLists/Get', ''],
    ['GET', '/Posts/ContactMessages/List', ''],
    ['GET', '/Posts/ContactMessages/7', ''],
    ['PUT', '/Posts/ContactMessages', 'POST'],
    ['DELETE', '/Posts/ContactMessages/7', ''],
  ])('%s %s gets 405 and allows %p', async (method, path, allowed) => {
    const { status, headers, body } = await call(method, path, method === 'GET' ? undefined : {});
    expect([status, headers.get('allow'), body]).toEqual([
      405,
      allowed,
      { Message: 'This is not possible here' },
    ]);
  });

  test.each([
    ['GET', '/Posts/Reviews/List'],
    // The report exists only with CAMPAIGNS_KEY.
    ['GET', '/Posts/Campaigns/Get'],
    ['DELETE', '/Posts/Reviews/7'],
    ['POST', '/Posts/Orders/7/lines'],
  ])('%s %s outside all resources gets 404', async (method, path) => {
    expect((await call(method, path, method === 'GET' ? undefined : {})).status).toBe(404);
  });
});

describe('the wishlist as a resource', () => {
  beforeAll(async () => {
    for (const { productId } of offers) await call('POST', '/Posts/WishLists', { productId });
    await call('POST', '/Posts/WishLists', { productId: offers[0]?.productId }, stranger);
  });
  const newestFirstIds = () => offers.map(({ productId }) => productId).reverse();

  test('pages begin with the newest product', async () => {
    const page = async (pageNumber: number) =>
      (await call('POST', '/Posts/WishLists/Page', { pageNumber, pageSize: 2 })).body.response;
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([idsOf(first.items), first.total]).toEqual([newestFirstIds().slice(0, 2), 3]);
    expect([idsOf(second.items), second.total]).toEqual([newestFirstIds().slice(2), 3]);
    expect(third).toEqual({ items: [], total: 3 });
  });

  test("products are found by id only on the customer's wishlist", async () => {
    const [first, second] = offers as [Offer, Offer];
    for (const path of ['/Posts/WishLists', '/Posts/WishLists/Get']) {
      const found = await call('GET', `${path}/${second.productId}`);
      expect(found.body.response).toMatchObject({ id: second.productId, isWishList: true });
      expect((await call('GET', `${path}/${first.productId}`, undefined, stranger)).status).toBe(200);
      expect((await call('GET', `${path}/${second.productId}`, undefined, stranger)).status).toBe(404);
      expect((await call('GET', `${path}/x`)).status).toBe(404);
    }
  });

  test("several products are removed only from the customer's wishlist", async () => {
    const [first, second, third] = newestFirstIds();
    const remove = (ids: unknown[]) => call('PUT', '/Posts/WishLists/deleteItems', { ids });
    expect(idsOf((await remove([])).body.response)).toEqual([first, second, third]);
    expect(idsOf((await remove([first, third, 999_999])).body.response)).toEqual([second]);
    expect(idsOf((await remove([second])).body.response)).toEqual([]);
    const listOfStranger = await call('GET', '/Posts/WishLists/List', undefined, stranger);
    expect(idsOf(listOfStranger.body.response)).toEqual([third]);
    expect((await remove(['x'])).status).toBe(400);
    const body = { ids: [first] };
    expect((await callApi(api, 'PUT', '/Posts/WishLists/deleteItems', { body })).status).toBe(401);
  });
});
