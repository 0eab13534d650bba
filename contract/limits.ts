/** Limits of requests. Free of schemas, so that browsers can import them without zod. */

/** Maximum number of lines in a cart or an order. */
export const maxCartLines = 100;

/** Maximum quantity of a line, whatever the stock. */
export const maxLineQuantity = 10_000;

/** Maximum number of addresses in a customer's address book. */
export const maxAddresses = 20;

/** Maximum number of products on a customer's wishlist. */
export const maxWishListItems = 200;
