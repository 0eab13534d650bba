import { type ApiCall, accountCalls, cartCalls, orderCalls } from './calls.ts';
import type { resourcePaths } from './paths.ts';

/** Calls of the generic resource service, with their paths below the path of the resource. */
export const resourceMethods = {
  /** Creates an item. */
  save: ['POST', ''],
  /** Returns one item, as `getById` does under the other path. */
  find: ['GET', '/{id}'],
  /** Returns the one item of a resource such as the profile. */
  get: ['GET', '/Get'],
  getById: ['GET', '/Get/{id}'],
  page: ['POST', '/Page'],
  list: ['GET', '/List'],
  update: ['PUT', ''],
  delete: ['DELETE', '/{id}'],
  deleteItems: ['PUT', '/deleteItems'],
} as const satisfies Record<string, [ApiCall['method'], path: string]>;

export type ResourceName = keyof typeof resourcePaths;
export type ResourceMethod = keyof typeof resourceMethods;

/** Calls that each resource supports; the reference API responds to the others with 405. */
export const resourceCalls = {
  orders: {
    save: orderCalls.placeOrder,
    find: orderCalls.orderById,
    getById: orderCalls.order,
    page: orderCalls.orderPage,
    list: orderCalls.orderList,
    delete: orderCalls.cancelOrder,
  },
  profiles: { get: accountCalls.profile, update: accountCalls.updateProfile },
  sessions: { list: accountCalls.sessions, delete: accountCalls.endSession },
  wishLists: {
    save: cartCalls.addToWishList,
    find: cartCalls.wishListItemById,
    getById: cartCalls.wishListItem,
    page: cartCalls.wishListPage,
    list: cartCalls.wishList,
    delete: cartCalls.removeFromWishList,
    deleteItems: cartCalls.deleteWishListItems,
  },
  contactMessages: { save: orderCalls.sendMessage },
} as const satisfies Record<ResourceName, Partial<Record<ResourceMethod, ApiCall>>>;
