/**
 * A requirement of Google for merchant listings, product variants, breadcrumbs or site names: a property's path, whether a rich result
 * requires or recommends the property, and the format of its value: of several that Google accepts, the one that the shop writes. A rule
 * checks the last property of its path in every parent object, and does not apply when there is no parent object.
 */
export type Rule = [path: string, need: 'required' | 'recommended' | 'optional', format: RegExp];

const notEmpty = /\S/;
const url = /^https?:\/\/[^/\s]+(?:\/\S*)?$/;
/** A property of schema.org that Google compares variants by, or the name of any other option. */
const variedProperty =
  /^(?:https:\/\/schema\.org\/(?:color|size|material|pattern|suggestedAge|suggestedGender)|(?!https?:)\S.*)$/;
const context: Rule = ['@context', 'required', /^https:\/\/schema\.org$/];

const returnRules: Rule[] = [
  ['hasMerchantReturnPolicy', 'recommended', notEmpty],
  ['hasMerchantReturnPolicy.applicableCountry', 'required', /^[A-Z]{2}$/],
  [
    'hasMerchantReturnPolicy.returnPolicyCategory',
    'required',
    /^https:\/\/schema\.org\/MerchantReturnFiniteReturnWindow$/,
  ],
  ['hasMerchantReturnPolicy.merchantReturnDays', 'required', /^[1-9]\d*$/],
  [
    'hasMerchantReturnPolicy.returnMethod',
    'recommended',
    /^https:\/\/schema\.org\/Return(ByMail|InStore|AtKiosk)$/,
  ],
  [
    'hasMerchantReturnPolicy.returnFees',
    'recommended',
    /^https:\/\/schema\.org\/(FreeReturn|ReturnFeesCustomerResponsibility)$/,
  ],
];

const offerRules: Rule[] = [
  ['offers', 'required', notEmpty],
  ['offers.@type', 'required', /^Offer$/],
  ['offers.price', 'required', /^(?!0+(?:\.0+)?$)\d+(?:\.\d+)?$/],
  ['offers.priceCurrency', 'required', /^[A-Z]{3}$/],
  ['offers.availability', 'recommended', /^https:\/\/schema\.org\/(InStock|OutOfStock)$/],
  ['offers.itemCondition', 'recommended', /^https:\/\/schema\.org\/NewCondition$/],
  ['offers.url', 'recommended', url],
  ['offers.priceValidUntil', 'optional', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
  ['offers.shippingDetails', 'recommended', notEmpty],
  ['offers.shippingDetails.shippingDestination.addressCountry', 'recommended', /^[A-Z]{2}$/],
  ['offers.shippingDetails.shippingRate', 'recommended', notEmpty],
  ['offers.shippingDetails.shippingRate.value', 'required', /^\d+(?:\.\d+)?$/],
  ['offers.shippingDetails.shippingRate.currency', 'required', /^[A-Z]{3}$/],
  ['offers.shippingDetails.deliveryTime', 'recommended', notEmpty],
  ['offers.shippingDetails.deliveryTime.handlingTime.minValue', 'recommended', /^\d+$/],
  ['offers.shippingDetails.deliveryTime.handlingTime.maxValue', 'recommended', /^\d+$/],
  ['offers.shippingDetails.deliveryTime.handlingTime.unitCode', 'recommended', /^DAY$/],
  ['offers.shippingDetails.deliveryTime.transitTime.minValue', 'recommended', /^\d+$/],
  ['offers.shippingDetails.deliveryTime.transitTime.maxValue', 'recommended', /^\d+$/],
  ['offers.shippingDetails.deliveryTime.transitTime.unitCode', 'recommended', /^DAY$/],
  ...nestedRules('offers', returnRules),
];

const ratingRules: Rule[] = [
  ['aggregateRating.ratingValue', 'required', /^[0-5](\.\d)?$/],
  ['aggregateRating.reviewCount', 'required', /^[1-9]\d*$/],
  ['aggregateRating.bestRating', 'recommended', /^5$/],
  ['review.author', 'required', notEmpty],
  ['review.author.@type', 'required', /^Person$/],
  ['review.author.name', 'required', /^.{1,99}$/],
  ['review.reviewRating', 'required', notEmpty],
  ['review.reviewRating.ratingValue', 'required', /^[0-5](\.\d+)?$/],
  ['review.datePublished', 'recommended', /^\d{4}-\d\d-\d\d$/],
];

/** Rules for an item for sale: a product without variants, or a variant of a group. */
export const itemRules: Rule[] = [
  ['@type', 'required', /^Product$/],
  ['name', 'required', notEmpty],
  ['image', 'required', url],
  ['sku', 'recommended', /^(?=\S).{1,50}(?<=\S)$/],
  ['gtin', 'optional', /^(?:\d{8}|\d{12,14})$/],
  ['mpn', 'optional', /^.{1,70}$/],
  ['material', 'optional', notEmpty],
  ...offerRules,
];

/** Rules for a product with variants. */
export const groupRules: Rule[] = [
  context,
  ['@type', 'required', /^ProductGroup$/],
  ['name', 'required', notEmpty],
  ['productGroupID', 'required', notEmpty],
  ['hasVariant', 'required', notEmpty],
  ['variesBy', 'recommended', variedProperty],
  ['description', 'recommended', notEmpty],
  ['brand.name', 'recommended', notEmpty],
  ['url', 'recommended', url],
  ['hasVariant.color', 'optional', notEmpty],
  ['hasVariant.size', 'optional', notEmpty],
  ...ratingRules,
];

const siteRules: Rule[] = [context, ['name', 'required', notEmpty], ['url', 'required', url]];
const shopRules: Rule[] = [...siteRules, ['logo', 'recommended', url]];
const storeRules: Rule[] = [...shopRules, ...returnRules];

const listRules: Rule[] = [
  context,
  ['itemListElement', 'required', notEmpty],
  ['itemListElement.@type', 'required', /^ListItem$/],
  ['itemListElement.position', 'required', /^[1-9]\d*$/],
];

/** Rules by type; other types are not validated. */
export const rulesByType: ReadonlyMap<string, readonly Rule[]> = new Map([
  ['Product', [context, ...itemRules, ...ratingRules]],
  ['ProductGroup', [...groupRules, ...nestedRules('hasVariant', itemRules)]],
  [
    'BreadcrumbList',
    [...listRules, ['itemListElement.name', 'required', notEmpty], ['itemListElement.item', 'optional', url]],
  ],
  ['ItemList', [...listRules, ['itemListElement.url', 'required', url]]],
  ['Organization', shopRules],
  ['OnlineStore', storeRules],
  [
    'WebSite',
    [
      ...siteRules,
      ['potentialAction.target.urlTemplate', 'required', /\{search_term_string\}/],
      ['potentialAction.query-input', 'required', /^required name=search_term_string$/],
    ],
  ],
]);

/** Prefixes the paths of rules with a property. */
function nestedRules(property: string, rules: readonly Rule[]): Rule[] {
  return rules.map(([path, ...rest]) => [`${property}.${path}`, ...rest]);
}
