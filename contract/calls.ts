import { z } from 'zod';
import {
  CustomerSession,
  ForgottenPassword,
  Login,
  PasswordReset,
  Profile,
  ProfileUpdate,
  Refresh,
  Registration,
  SignIn,
  Tokens,
  UpdatedProfile,
} from './accounts.ts';
import { CampaignCosts, CampaignQuery, CampaignReport, SavedCampaignCosts } from './campaigns.ts';
import type { Capability } from './capabilities.ts';
import {
  CartChange,
  CartLines,
  CartMerge,
  CartRemoval,
  CartTotal,
  WishListDeletion,
  WishListEntry,
} from './cart.ts';
import {
  Category,
  FeatureTag,
  HomeData,
  Product,
  ProductFilter,
  ProductPage,
  SearchFilters,
} from './catalogue.ts';
import { AppliedCoupon, CouponCheck } from './coupons.ts';
import {
  ContactMessage,
  NewOrder,
  Order,
  OrderPage,
  OrderQuery,
  OrderSummary,
  PaymentPage,
  PaymentStart,
  PlacedOrder,
} from './orders.ts';
import { Paging } from './paging.ts';
import {
  accountPaths,
  campaignPaths,
  cartPaths,
  cataloguePaths,
  couponPaths,
  orderPaths,
  paymentPaths,
  reviewPaths,
  searchPaths,
  stockAlertPaths,
  wishListPaths,
} from './paths.ts';
import { NewReview, ReviewPage, ReviewQuery, ReviewReceipt } from './reviews.ts';
import { NewStockAlert, StockAlert } from './stock-alerts.ts';
import { Identifier } from './text.ts';
import { CartTracking, TrackingEvents } from './tracking.ts';
import { trackingPaths } from './tracking-paths.ts';

/** Call of the upstream API: method, path, request and response schemas. */
export interface ApiCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API base; `{name}` marks a path parameter. */
  path: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body may also arrive as `text/plain`, the type that `navigator.sendBeacon` gives a string. */
  plainText?: true;
  /**
   * `customer`: 401 without a valid bearer token. `guest-or-customer`: 401 for an invalid token only. Unset: an invalid
   * token is ignored.
   */
  access?: 'customer' | 'guest-or-customer';
  /** A call that only reads, although it is sent as POST. */
  isRead?: true;
  /** The API may not support the call; it then responds 404 or 405 with any body. */
  optional?: true;
  /** Group of optional calls that the call belongs to: shops without this capability do not make it. */
  capability?: Capability;
  /** `Idempotency-Key` header: a retry with the same key gets the first response. */
  idempotencyKey?: 'required' | 'accepted';
  /** Payload inside `response`; null in calls by id or slug means not found. */
  response: z.ZodType;
}

const SlugQuery = z.object({ slug: z.string() });
const Categories = z.array(Category);
const FeatureTags = z.array(FeatureTag);
const Products = z.array(Product);

/** Catalogue and search. */
export const catalogueCalls = {
  categoriesWithCount: {
    method: 'GET',
    path: cataloguePaths.categoriesWithCount,
    response: Categories,
  },
  menuCategories: { method: 'GET', path: cataloguePaths.menuCategories, response: Categories },
  featuredCategories: { method: 'GET', path: cataloguePaths.featuredCategories, response: Categories },
  categories: { method: 'GET', path: cataloguePaths.categories, response: Categories },
  categoryBySlug: {
    method: 'GET',
    path: cataloguePaths.categoryBySlug,
    query: SlugQuery,
    response: Category.nullable(),
  },
  featureTagsWithCount: {
    method: 'GET',
    path: cataloguePaths.featureTagsWithCount,
    response: FeatureTags,
  },
  featureTags: { method: 'GET', path: cataloguePaths.featureTags, response: FeatureTags },
  homeFeatureTags: { method: 'GET', path: cataloguePaths.homeFeatureTags, response: FeatureTags },
  menuFeatureTags: { method: 'GET', path: cataloguePaths.menuFeatureTags, response: FeatureTags },
  productBySlug: { method: 'GET', path: cataloguePaths.productBySlug, response: Product.nullable() },
  productsByCategory: {
    method: 'GET',
    path: cataloguePaths.productsByCategory,
    query: SlugQuery,
    response: Products.nullable(),
  },
  productsByFeatureTag: {
    method: 'GET',
    path: cataloguePaths.productsByFeatureTag,
    query: SlugQuery,
    response: Products.nullable(),
  },
  filterProducts: {
    method: 'POST',
    path: searchPaths.filterProducts,
    isRead: true,
    body: ProductFilter,
    response: ProductPage,
  },
  searchFilters: { method: 'GET', path: searchPaths.searchFilters, response: SearchFilters },
  homeData: { method: 'GET', path: cataloguePaths.homeData, response: HomeData },
} satisfies Record<string, ApiCall>;

const IgnoredPayload = z.unknown();

/** Customer reviews (capability `reviews`). A review without a purchase of the product is rejected with 403 and a `Message`. */
export const reviewCalls = {
  reviews: {
    method: 'GET',
    path: reviewPaths.reviews,
    capability: 'reviews',
    query: ReviewQuery,
    response: ReviewPage.nullable(),
  },
  writeReview: {
    method: 'POST',
    path: reviewPaths.reviews,
    capability: 'reviews',
    access: 'guest-or-customer',
    body: NewReview,
    response: ReviewReceipt,
  },
  /** Ends the mails that request reviews: the one-click unsubscription of RFC 8058, whose body is ignored. */
  unsubscribeFromReviewMails: {
    method: 'POST',
    path: reviewPaths.unsubscribeFromReviewMails,
    capability: 'reviews',
    optional: true,
    response: IgnoredPayload,
  },
} satisfies Record<string, ApiCall>;

/** Accounts and sessions. */
export const accountCalls = {
  login: { method: 'POST', path: accountPaths.login, body: Login, response: SignIn },
  register: { method: 'POST', path: accountPaths.register, body: Registration, response: SignIn },
  forgotPassword: {
    method: 'POST',
    path: accountPaths.forgotPassword,
    body: ForgottenPassword,
    response: IgnoredPayload,
  },
  resetPassword: {
    method: 'POST',
    path: accountPaths.resetPassword,
    body: PasswordReset,
    response: IgnoredPayload,
  },
  refreshToken: { method: 'POST', path: accountPaths.refreshToken, body: Refresh, response: Tokens },
  /** Sent with the bearer token if it is still valid; revokes both tokens. */
  logout: {
    method: 'POST',
    path: accountPaths.logout,
    body: Refresh,
    optional: true,
    response: IgnoredPayload,
  },
  profile: { method: 'GET', path: accountPaths.profile, access: 'customer', response: Profile },
  updateProfile: {
    method: 'PUT',
    path: accountPaths.updateProfile,
    access: 'customer',
    body: ProfileUpdate,
    response: UpdatedProfile,
  },
  sessions: {
    method: 'GET',
    path: accountPaths.sessions,
    access: 'customer',
    response: z.array(CustomerSession),
  },
  endSession: {
    method: 'DELETE',
    path: accountPaths.endSession,
    access: 'customer',
    response: z.array(CustomerSession),
  },
} satisfies Record<string, ApiCall>;

/** Cart and wishlist of a customer; every change returns the whole list. */
export const cartCalls = {
  addToCart: {
    method: 'POST',
    path: cartPaths.addToCart,
    access: 'customer',
    idempotencyKey: 'accepted',
    body: CartChange,
    response: CartLines,
  },
  mergeCart: {
    method: 'POST',
    path: cartPaths.mergeCart,
    access: 'customer',
    idempotencyKey: 'accepted',
    body: CartMerge,
    response: CartLines,
  },
  cartLines: {
    method: 'GET',
    path: cartPaths.cartLines,
    access: 'customer',
    response: CartLines,
  },
  removeFromCart: {
    method: 'POST',
    path: cartPaths.removeFromCart,
    access: 'customer',
    body: CartRemoval,
    response: CartLines,
  },
  cartTotal: {
    method: 'GET',
    path: cartPaths.cartTotal,
    access: 'customer',
    optional: true,
    response: CartTotal,
  },
  addToWishList: {
    method: 'POST',
    path: wishListPaths.addToWishList,
    access: 'customer',
    body: WishListEntry,
    response: Products,
  },
  removeFromWishList: {
    method: 'DELETE',
    path: wishListPaths.removeFromWishList,
    access: 'customer',
    response: Products,
  },
  wishList: { method: 'GET', path: wishListPaths.wishList, access: 'customer', response: Products },
  wishListPage: {
    method: 'POST',
    path: wishListPaths.wishListPage,
    isRead: true,
    access: 'customer',
    optional: true,
    body: Paging,
    response: ProductPage,
  },
  wishListItem: {
    method: 'GET',
    path: wishListPaths.wishListItem,
    access: 'customer',
    optional: true,
    response: Product.nullable(),
  },
  /** The same as `wishListItem`, under the other path of the resource service (resources.ts). */
  wishListItemById: {
    method: 'GET',
    path: wishListPaths.wishListItemById,
    access: 'customer',
    optional: true,
    response: Product.nullable(),
  },
  deleteWishListItems: {
    method: 'PUT',
    path: wishListPaths.deleteWishListItems,
    access: 'customer',
    optional: true,
    body: WishListDeletion,
    response: Products,
  },
} satisfies Record<string, ApiCall>;

/** Orders, and messages to the shop. */
export const orderCalls = {
  placeOrder: {
    method: 'POST',
    path: orderPaths.placeOrder,
    access: 'guest-or-customer',
    idempotencyKey: 'required',
    body: NewOrder,
    response: PlacedOrder,
  },
  orderPage: {
    method: 'POST',
    path: orderPaths.orderPage,
    isRead: true,
    access: 'guest-or-customer',
    body: OrderQuery,
    response: OrderPage,
  },
  order: {
    method: 'GET',
    path: orderPaths.order,
    access: 'customer',
    response: Order.nullable(),
  },
  /** The same as `order`, under the other path of the resource service (resources.ts). */
  orderById: {
    method: 'GET',
    path: orderPaths.orderById,
    access: 'customer',
    optional: true,
    response: Order.nullable(),
  },
  /** The 100 newest orders of the customer. */
  orderList: {
    method: 'GET',
    path: orderPaths.orderList,
    access: 'customer',
    optional: true,
    response: z.array(OrderSummary),
  },
  /** Cancels an order that is not confirmed yet; 409 afterwards. A repeated call succeeds. */
  cancelOrder: {
    method: 'DELETE',
    path: orderPaths.cancelOrder,
    access: 'customer',
    optional: true,
    response: Order,
  },
  sendMessage: {
    method: 'POST',
    path: orderPaths.sendMessage,
    body: ContactMessage,
    response: z.object({ id: Identifier }),
  },
} satisfies Record<string, ApiCall>;

/** Coupons (capability `coupons`): 404 for an unknown code; 409 with the reason for a coupon that does not apply. */
export const couponCalls = {
  checkCoupon: {
    method: 'POST',
    path: couponPaths.checkCoupon,
    capability: 'coupons',
    isRead: true,
    access: 'guest-or-customer',
    optional: true,
    body: CouponCheck,
    response: AppliedCoupon,
  },
} satisfies Record<string, ApiCall>;

/** Mails about sold-out variants (capability `stock-alerts`). Adding an alert never reveals whether the address is known. */
export const stockAlertCalls = {
  add: {
    method: 'POST',
    path: stockAlertPaths.add,
    capability: 'stock-alerts',
    optional: true,
    body: NewStockAlert,
    response: IgnoredPayload,
  },
  alert: {
    method: 'GET',
    path: stockAlertPaths.alert,
    capability: 'stock-alerts',
    optional: true,
    response: StockAlert.nullable(),
  },
  confirm: {
    method: 'POST',
    path: stockAlertPaths.confirm,
    capability: 'stock-alerts',
    optional: true,
    response: StockAlert.nullable(),
  },
  /** Ends all alerts to the address: also the one-click unsubscription of RFC 8058, whose body is ignored. */
  end: {
    method: 'POST',
    path: stockAlertPaths.end,
    capability: 'stock-alerts',
    optional: true,
    response: StockAlert.nullable(),
  },
} satisfies Record<string, ApiCall>;

/**
 * Card payments (capability `card`): 404 for an unknown order; 409 with a `Message` for an order that is paid or expired, or has
 * another payment method.
 */
export const paymentCalls = {
  startPayment: {
    method: 'POST',
    path: paymentPaths.startPayment,
    capability: 'card',
    optional: true,
    body: PaymentStart,
    response: PaymentPage,
  },
} satisfies Record<string, ApiCall>;

/** Tracking; the storefront ignores the responses. `{adSegment}` is the path segment of the advertising provider. */
export const trackingCalls = {
  /** The same as `categoriesWithCount`, under the path of the advertising provider. */
  adCategories: {
    method: 'GET',
    path: trackingPaths.adCategories,
    response: Categories,
  },
  logEvents: {
    method: 'POST',
    path: trackingPaths.logEvents,
    plainText: true,
    body: TrackingEvents,
    response: IgnoredPayload,
  },
  trackCart: {
    method: 'POST',
    path: trackingPaths.trackCart,
    plainText: true,
    body: CartTracking,
    response: IgnoredPayload,
  },
} satisfies Record<string, ApiCall>;

/**
 * Campaign report and the upload of its costs. Only the storefront's server makes these calls, with the header
 * `X-Campaigns-Key`; the proxy for browsers does not forward them. An API need not support them.
 */
export const campaignCalls = {
  campaigns: {
    method: 'GET',
    path: campaignPaths.campaigns,
    query: CampaignQuery,
    response: CampaignReport,
  },
  uploadCosts: {
    method: 'POST',
    path: campaignPaths.uploadCosts,
    capability: 'campaign-costs',
    body: CampaignCosts,
    response: SavedCampaignCosts,
    optional: true,
  },
} satisfies Record<string, ApiCall>;

/** Every call that browsers may make through the storefront's proxy. */
export function browserCalls(adSegment: string): ApiCall[] {
  return [
    ...Object.values<ApiCall>(catalogueCalls),
    ...Object.values<ApiCall>(reviewCalls),
    ...Object.values<ApiCall>(stockAlertCalls),
    ...Object.values<ApiCall>(accountCalls),
    ...Object.values<ApiCall>(cartCalls),
    ...Object.values<ApiCall>(orderCalls),
    ...Object.values<ApiCall>(couponCalls),
    ...Object.values<ApiCall>(paymentCalls),
    ...Object.values<ApiCall>(trackingCalls),
  ].map((call) => ({ ...call, path: call.path.replace('{adSegment}', adSegment) }));
}
