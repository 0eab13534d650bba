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
import { CampaignQuery, CampaignReport } from './campaigns.ts';
import { CartChange, CartLines, CartMerge, CartRemoval, CartTotal, WishListEntry } from './cart.ts';
import {
  Category,
  FeatureTag,
  HomeData,
  Product,
  ProductFilter,
  ProductPage,
  SearchFilters,
} from './catalogue.ts';
import { ContactMessage, NewOrder, Order, OrderPage, OrderQuery, PlacedOrder } from './orders.ts';
import {
  accountPaths,
  campaignPaths,
  cartPaths,
  cataloguePaths,
  orderPaths,
  searchPaths,
  trackingPaths,
  wishListPaths,
} from './paths.ts';
import { Identifier } from './text.ts';
import { CartTracking, TrackingEvents } from './tracking.ts';

/** One call of the upstream contract: what goes out and what comes back inside the envelope. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the API base; `{name}` marks a path parameter. */
  path: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body may come as `text/plain` too, which is what a beacon of the browser says it is. */
  plainText?: true;
  /**
   * `customer`: refused without a bearer token, 401. `guest-or-customer`: refused only with a bad one. Unset: a bad one is
   * as good as none.
   */
  access?: 'customer' | 'guest-or-customer';
  /** An API may do without it: 404, in whatever words. */
  optional?: true;
  /** Whether an `Idempotency-Key` header must or may mark a second try, which is then answered like the first. */
  idempotencyKey?: 'required' | 'accepted';
  /** Payload inside `response`. A call that names one thing may also answer null: there is no such thing. */
  response: z.ZodType;
}

const Slug = z.object({ slug: z.string() });
const Categories = z.array(Category);
const FeatureTags = z.array(FeatureTag);
const Products = z.array(Product);

/** Catalogue calls (specification section 7). */
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
    query: Slug,
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
    query: Slug,
    response: Products.nullable(),
  },
  productsByFeatureTag: {
    method: 'GET',
    path: cataloguePaths.productsByFeatureTag,
    query: Slug,
    response: Products.nullable(),
  },
  filterProducts: {
    method: 'POST',
    path: searchPaths.filterProducts,
    body: ProductFilter,
    response: ProductPage,
  },
  searchFilters: { method: 'GET', path: searchPaths.searchFilters, response: SearchFilters },
  homeData: { method: 'GET', path: cataloguePaths.homeData, response: HomeData },
} satisfies Record<string, Call>;

const Nothing = z.unknown();

/** Accounts and sessions (specification section 7). */
export const accountCalls = {
  login: { method: 'POST', path: accountPaths.login, body: Login, response: SignIn },
  register: { method: 'POST', path: accountPaths.register, body: Registration, response: SignIn },
  forgotPassword: {
    method: 'POST',
    path: accountPaths.forgotPassword,
    body: ForgottenPassword,
    response: Nothing,
  },
  resetPassword: { method: 'POST', path: accountPaths.resetPassword, body: PasswordReset, response: Nothing },
  refreshToken: { method: 'POST', path: accountPaths.refreshToken, body: Refresh, response: Tokens },
  /** With the bearer where it is still good; both tokens are dead afterwards. */
  logout: { method: 'POST', path: accountPaths.logout, body: Refresh, optional: true, response: Nothing },
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
} satisfies Record<string, Call>;

/** The cart and the wishlist of a customer; every change answers with all lines. */
export const cartCalls = {
  addToCart: {
    method: 'POST',
    path: cartPaths.addToCart,
    access: 'customer',
    idempotencyKey: 'accepted',
    body: CartChange,
    response: CartLines,
  },
  addListToCart: {
    method: 'POST',
    path: cartPaths.addListToCart,
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
  cartTotal: { method: 'GET', path: cartPaths.cartTotal, access: 'customer', response: CartTotal },
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
} satisfies Record<string, Call>;

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
  orders: {
    method: 'POST',
    path: orderPaths.orders,
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
  sendMessage: {
    method: 'POST',
    path: orderPaths.sendMessage,
    body: ContactMessage,
    response: z.object({ id: Identifier }),
  },
} satisfies Record<string, Call>;

/** What visitors do; answers are ignored. The advertising provider names the segment of its paths. */
export const trackingCalls = {
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
    response: Nothing,
  },
  trackCart: {
    method: 'POST',
    path: trackingPaths.trackCart,
    plainText: true,
    body: CartTracking,
    response: Nothing,
  },
} satisfies Record<string, Call>;

/**
 * What campaigns brought, for whoever has the key (`X-Campaigns-Key`): asked by the storefront's server alone, no browser gets
 * through to it. An API may do without.
 */
export const campaignCalls = {
  campaigns: {
    method: 'GET',
    path: campaignPaths.campaigns,
    query: CampaignQuery,
    response: CampaignReport,
  },
} satisfies Record<string, Call>;

/** Every call a browser may make, where the advertising provider has this segment. */
export function allCalls(adSegment: string): Call[] {
  return [
    ...Object.values<Call>(catalogueCalls),
    ...Object.values<Call>(accountCalls),
    ...Object.values<Call>(cartCalls),
    ...Object.values<Call>(orderCalls),
    ...Object.values<Call>(trackingCalls),
  ].map((call) => ({ ...call, path: call.path.replace('{adSegment}', adSegment) }));
}
