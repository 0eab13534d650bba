/*
 * The paths of every call, relative to the API base: the one place where they are spelt. In groups, so that a script carries those of
 * its own domain only, and no schema. `{name}` marks a path parameter.
 */

export const cataloguePaths = {
  categoriesWithCount: '/Categories/ListCategoriesWithProductCount',
  menuCategories: '/Categories/GetMenuCatgories',
  featuredCategories: '/Categories/GetFeaturedCatgories',
  categories: '/Categories/ListCatgories',
  categoryBySlug: '/Categories/GetCategoriesBySlug',
  featureTagsWithCount: '/FeatureTags/ListCategoriesWithProductCount',
  featureTags: '/FeatureTags/GetFeatureTags',
  homeFeatureTags: '/FeatureTags/GetHomeFeatureTags',
  menuFeatureTags: '/FeatureTags/GetMenueFeatureTags',
  productBySlug: '/Products/GetBySlug/{slug}',
  productsByCategory: '/Products/GetByCategorySlug',
  productsByFeatureTag: '/Products/GetByFeatureTagSlug',
  homeData: '/HomeFashions/GetFashionData',
} as const;

export const searchPaths = {
  filterProducts: '/Products/Filter',
  searchFilters: '/Shops/GetSearchFilters',
} as const;

export const accountPaths = {
  login: '/Auth/login',
  register: '/Auth/Register',
  forgotPassword: '/Auth/ForgotPassword',
  resetPassword: '/Auth/ResetPassword',
  refreshToken: '/accounts/RefreshToken',
  logout: '/accounts/Logout',
  profile: '/Posts/Profiles/Get',
  updateProfile: '/Posts/Profiles',
  sessions: '/Posts/Sessions/List',
  endSession: '/Posts/Sessions/{id}',
} as const;

export const cartPaths = {
  addToCart: '/ShoppingCart/AddToCart',
  addListToCart: '/ShoppingCart/AddListProductsToCart',
  cartLines: '/ShoppingCart/ListItemsInCart',
  removeFromCart: '/ShoppingCart/RemoveFromCart',
  cartTotal: '/ShoppingCart/GetCartTotal',
} as const;

export const wishListPaths = {
  addToWishList: '/Posts/WishLists',
  removeFromWishList: '/Posts/WishLists/{productId}',
  wishList: '/Posts/WishLists/List',
} as const;

export const orderPaths = {
  placeOrder: '/Posts/Orders',
  orders: '/Posts/Orders/Page',
  order: '/Posts/Orders/Get/{id}',
  sendMessage: '/Posts/ContactMessages',
} as const;

/** The advertising provider names the segment of its paths. */
export const trackingPaths = {
  adCategories: '/{adSegment}/ListCategoriesWithProductCount',
  logEvents: '/UtmTrackings/Log',
  trackCart: '/{adSegment}/track-event-cart',
} as const;

export const campaignPaths = { campaigns: '/Posts/Campaigns/Get' } as const;

/** A path with its one parameter filled in. */
export function withParameter(path: string, value: string | number): string {
  return path.replace(/\{\w+\}/, encodeURIComponent(value));
}
