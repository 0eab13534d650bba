/*
 * Paths of every call, relative to the API base URL. They are grouped by domain and free of schemas to keep browser bundles
 * small. `{name}` marks a path parameter. The misspellings belong to the API.
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

export const reviewPaths = {
  reviews: '/Products/{slug}/Reviews',
  unsubscribeFromReviewMails: '/ReviewMails/{token}',
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
  mergeCart: '/ShoppingCart/AddListProductsToCart',
  cartLines: '/ShoppingCart/ListItemsInCart',
  removeFromCart: '/ShoppingCart/RemoveFromCart',
  cartTotal: '/ShoppingCart/GetCartTotal',
} as const;

export const wishListPaths = {
  addToWishList: '/Posts/WishLists',
  removeFromWishList: '/Posts/WishLists/{productId}',
  wishList: '/Posts/WishLists/List',
  wishListPage: '/Posts/WishLists/Page',
  wishListItem: '/Posts/WishLists/Get/{productId}',
  /** The same as `wishListItem`, under the other path of the resource service. */
  wishListItemById: '/Posts/WishLists/{productId}',
  deleteWishListItems: '/Posts/WishLists/deleteItems',
} as const;

export const orderPaths = {
  placeOrder: '/Posts/Orders',
  orderPage: '/Posts/Orders/Page',
  orderList: '/Posts/Orders/List',
  order: '/Posts/Orders/Get/{id}',
  /** The same as `order`, under the other path of the resource service. */
  orderById: '/Posts/Orders/{id}',
  cancelOrder: '/Posts/Orders/{id}',
  sendMessage: '/Posts/ContactMessages',
} as const;

export const stockAlertPaths = {
  add: '/StockAlerts',
  alert: '/StockAlerts/{token}',
  confirm: '/StockAlerts/{token}/Confirm',
  end: '/StockAlerts/{token}/End',
} as const;

export const couponPaths = { checkCoupon: '/Coupons/Check' } as const;

export const paymentPaths = { startPayment: '/Payments/Start' } as const;

/** Resources of the generic resource service (contract/README.md "Resources"), whose calls are in `resources.ts`. */
export const resourcePaths = {
  orders: '/Posts/Orders',
  profiles: '/Posts/Profiles',
  sessions: '/Posts/Sessions',
  wishLists: '/Posts/WishLists',
  contactMessages: '/Posts/ContactMessages',
} as const;

export const campaignPaths = {
  campaigns: '/Posts/Campaigns/Get',
  uploadCosts: '/Posts/CampaignCosts',
} as const;
