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
    path: '/Categories/ListCategoriesWithProductCount',
    response: Categories,
  },
  menuCategories: { method: 'GET', path: '/Categories/GetMenuCatgories', response: Categories },
  featuredCategories: { method: 'GET', path: '/Categories/GetFeaturedCatgories', response: Categories },
  categories: { method: 'GET', path: '/Categories/ListCatgories', response: Categories },
  categoryBySlug: {
    method: 'GET',
    path: '/Categories/GetCategoriesBySlug',
    query: Slug,
    response: Category.nullable(),
  },
  featureTagsWithCount: {
    method: 'GET',
    path: '/FeatureTags/ListCategoriesWithProductCount',
    response: FeatureTags,
  },
  featureTags: { method: 'GET', path: '/FeatureTags/GetFeatureTags', response: FeatureTags },
  homeFeatureTags: { method: 'GET', path: '/FeatureTags/GetHomeFeatureTags', response: FeatureTags },
  menuFeatureTags: { method: 'GET', path: '/FeatureTags/GetMenueFeatureTags', response: FeatureTags },
  productBySlug: { method: 'GET', path: '/Products/GetBySlug/{slug}', response: Product.nullable() },
  productsByCategory: {
    method: 'GET',
    path: '/Products/GetByCategorySlug',
    query: Slug,
    response: Products.nullable(),
  },
  productsByFeatureTag: {
    method: 'GET',
    path: '/Products/GetByFeatureTagSlug',
    query: Slug,
    response: Products.nullable(),
  },
  filterProducts: { method: 'POST', path: '/Products/Filter', body: ProductFilter, response: ProductPage },
  searchFilters: { method: 'GET', path: '/Shops/GetSearchFilters', response: SearchFilters },
  homeData: { method: 'GET', path: '/HomeFashions/GetFashionData', response: HomeData },
} satisfies Record<string, Call>;

const Nothing = z.unknown();

/** Accounts and sessions (specification section 7). */
export const accountCalls = {
  login: { method: 'POST', path: '/Auth/login', body: Login, response: SignIn },
  register: { method: 'POST', path: '/Auth/Register', body: Registration, response: SignIn },
  forgotPassword: {
    method: 'POST',
    path: '/Auth/ForgotPassword',
    body: ForgottenPassword,
    response: Nothing,
  },
  resetPassword: { method: 'POST', path: '/Auth/ResetPassword', body: PasswordReset, response: Nothing },
  refreshToken: { method: 'POST', path: '/accounts/RefreshToken', body: Refresh, response: Tokens },
  /** With the bearer where it is still good; both tokens are dead afterwards. */
  logout: { method: 'POST', path: '/accounts/Logout', body: Refresh, optional: true, response: Nothing },
  profile: { method: 'GET', path: '/Posts/Profiles/Get', access: 'customer', response: Profile },
  updateProfile: {
    method: 'PUT',
    path: '/Posts/Profiles',
    access: 'customer',
    body: ProfileUpdate,
    response: UpdatedProfile,
  },
  sessions: {
    method: 'GET',
    path: '/Posts/Sessions/List',
    access: 'customer',
    response: z.array(CustomerSession),
  },
  endSession: {
    method: 'DELETE',
    path: '/Posts/Sessions/{id}',
    access: 'customer',
    response: z.array(CustomerSession),
  },
} satisfies Record<string, Call>;

/** The cart and the wishlist of a customer; every change answers with all lines. */
export const cartCalls = {
  addToCart: {
    method: 'POST',
    path: '/ShoppingCart/AddToCart',
    access: 'customer',
    idempotencyKey: 'accepted',
    body: CartChange,
    response: CartLines,
  },
  addListToCart: {
    method: 'POST',
    path: '/ShoppingCart/AddListProductsToCart',
    access: 'customer',
    idempotencyKey: 'accepted',
    body: CartMerge,
    response: CartLines,
  },
  cartLines: {
    method: 'GET',
    path: '/ShoppingCart/ListItemsInCart',
    access: 'customer',
    response: CartLines,
  },
  removeFromCart: {
    method: 'POST',
    path: '/ShoppingCart/RemoveFromCart',
    access: 'customer',
    body: CartRemoval,
    response: CartLines,
  },
  cartTotal: { method: 'GET', path: '/ShoppingCart/GetCartTotal', access: 'customer', response: CartTotal },
  addToWishList: {
    method: 'POST',
    path: '/Posts/WishLists',
    access: 'customer',
    body: WishListEntry,
    response: Products,
  },
  removeFromWishList: {
    method: 'DELETE',
    path: '/Posts/WishLists/{productId}',
    access: 'customer',
    response: Products,
  },
  wishList: { method: 'GET', path: '/Posts/WishLists/List', access: 'customer', response: Products },
} satisfies Record<string, Call>;

/** Orders, and messages to the shop. */
export const orderCalls = {
  placeOrder: {
    method: 'POST',
    path: '/Posts/Orders',
    access: 'guest-or-customer',
    idempotencyKey: 'required',
    body: NewOrder,
    response: PlacedOrder,
  },
  orders: {
    method: 'POST',
    path: '/Posts/Orders/Page',
    access: 'guest-or-customer',
    body: OrderQuery,
    response: OrderPage,
  },
  order: {
    method: 'GET',
    path: '/Posts/Orders/Get/{id}',
    access: 'customer',
    response: Order.nullable(),
  },
  sendMessage: {
    method: 'POST',
    path: '/Posts/ContactMessages',
    body: ContactMessage,
    response: z.object({ id: Identifier }),
  },
} satisfies Record<string, Call>;

/** What visitors do; answers are ignored. The advertising provider names the segment of its paths. */
export const trackingCalls = {
  adCategories: {
    method: 'GET',
    path: '/{adSegment}/ListCategoriesWithProductCount',
    response: Categories,
  },
  logEvents: {
    method: 'POST',
    path: '/UtmTrackings/Log',
    plainText: true,
    body: TrackingEvents,
    response: Nothing,
  },
  trackCart: {
    method: 'POST',
    path: '/{adSegment}/track-event-cart',
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
    path: '/Posts/Campaigns/Get',
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
