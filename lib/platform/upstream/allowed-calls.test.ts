import { allowedCall } from './allowed-calls.ts';

describe('allowedCall', () => {
  test.each([
    ['POST', '/Products/Filter'],
    ['GET', '/Products/GetBySlug/wool-coat'],
    ['GET', '/Products/GetBySlug/%D8%B9%D8%A8%D8%A7%D9%8A%D8%A9'],
    ['GET', '/Products/GetBySlug/a..b'],
    ['GET', '/Shops/GetSearchFilters'],
    ['POST', '/Auth/login'],
    ['POST', '/accounts/RefreshToken'],
    ['POST', '/accounts/Logout'],
    ['POST', '/ShoppingCart/AddToCart'],
    ['PUT', '/Posts/Profiles'],
    ['DELETE', '/Posts/WishLists/12'],
    ['POST', '/Posts/Orders'],
    ['GET', '/Posts/Orders/Get/7'],
    ['GET', '/Posts/Orders/List'],
    ['DELETE', '/Posts/Orders/7'],
    ['PUT', '/Posts/WishLists/deleteItems'],
    ['POST', '/Posts/WishLists/Page'],
    ['POST', '/UtmTrackings/Log'],
    ['POST', '/Facebook/track-event-cart'],
  ])('allows %s %s', (method, path) => {
    expect(allowedCall(method, path)).toMatchObject({ method });
  });

  test.each([
    ['GET', '/Products/Filter'],
    ['DELETE', '/Products/GetBySlug/x'],
    ['GET', '/Products/GetBySlug/x/y'],
    ['GET', '/Products/GetBySlug/'],
    ['GET', '/health'],
    ['POST', '/auth/login'],
    ['GET', '/Posts/Orders'],
    ['GET', '/Posts/Campaigns/Get'],
    ['PUT', '/Posts/Orders'],
    ['PUT', '/Posts/Orders/deleteItems'],
    ['DELETE', '/Posts/Profiles/7'],
    ['GET', '/Posts/ContactMessages/List'],
    ['GET', '/Posts/Reviews/List'],
    ['DELETE', '/Posts/Reviews/7'],
    ['DELETE', '/Posts/Orders/..%2FReviews%2F7'],
    ['DELETE', '/Posts/WishLists/'],
    ['POST', '/AnyOther/track-event-cart'],
    ['PUT', '/Posts/Profiles/1'],
    ['GET', '/openapi.json'],
    ['GET', '/products/getbyslug/x'],
    ['GET', '//evil.example/Products/GetBySlug/x'],
    ['GET', '/Products/GetBySlug/../../Admin'],
    ['GET', '/Products/GetBySlug/..%2F..%2FAdmin'],
    ['GET', '/Products/GetBySlug/..%2f..%2fAdmin'],
    ['GET', '/Products/GetBySlug/a%5C..%5CAdmin'],
    ['GET', '/Products/GetBySlug/a\\..\\Admin'],
    ['GET', '/Products/GetBySlug/..'],
    ['GET', '/Products/GetBySlug/%2E%2e'],
    ['GET', '/Products/GetBySlug/.'],
    ['GET', '/Products/GetBySlug/%E0%A4%A'],
    ['DELETE', '/Posts/WishLists/..%2F..%2FAdmin'],
  ])('does not allow %s %s', (method, path) => {
    expect(allowedCall(method, path)).toBeUndefined();
  });
});
