/** Limits of requests. Free of schemas, so that browsers can import them without zod. */

/** Maximum number of lines in a cart or an order. */
export const maxCartLines = 100;

/** Maximum quantity of a line, independent of the stock. */
export const maxLineQuantity = 10_000;

/** Maximum length of a coupon code. */
export const maxCouponLength = 40;

/** Maximum number of addresses in a customer's address book. */
export const maxAddresses = 20;

/** Maximum length of a review's text. */
export const maxReviewLength = 2000;

/** Maximum length of the author's name in a review. */
export const maxReviewNameLength = 60;

/** Maximum number of products on a customer's wishlist. */
export const maxWishListItems = 200;

/** Maximum number of rows in one upload of campaign costs. */
export const maxCampaignCostRows = 2000;

/** Maximum length of a source or campaign in campaign costs. */
export const maxCampaignNameLength = 200;
