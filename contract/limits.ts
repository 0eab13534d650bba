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

/** Maximum length of a person's name. */
export const maxNameLength = 100;

/** Maximum length of a password: hashing a long one is expensive. */
export const maxPasswordLength = 200;

/** Maximum length of an order number. */
export const maxOrderNumberLength = 40;

/** Maximum length of the subject of a message to the shop. */
export const maxSubjectLength = 200;

/** Maximum length of a message to the shop. */
export const maxMessageLength = 5000;

/** Maximum length of the text of a search. */
export const maxSearchTextLength = 200;
