import { facetNames, facetOf } from '../lib/catalogue/listing/facets.ts';
import { restrictedParameters } from '../lib/catalogue/listing/query.ts';
import { dayRangeValues } from '../lib/platform/tenant/delivery.ts';
import { returnFees, returnMethods } from '../lib/platform/tenant/tenant.ts';
import { costsRejectionReasons } from '../lib/site/campaigns/costs-rejection.ts';
import { messagesOf, selectCasesOf } from './support/messages.ts';

/** Facets whose values depend on the catalogue; only their values can be unknown to the shop. */
const catalogueFacets = facetNames.filter((name) => facetOf(name).fixedValues === undefined);
const singleDay = dayRangeValues([1, 1]).exact;

/** The cases that each `select` argument needs, by message key and argument; `other` describes the remaining values. */
const selectValues: Record<string, { cases: readonly string[]; other: string }> = {
  'listing.notApplied filter': { cases: [...catalogueFacets, 'category'], other: 'nothing at present' },
  'listing.unreadable parameter': {
    cases: restrictedParameters.filter((name) => name !== 'sortBy'),
    other: 'the sorting',
  },
  'listing.ignored filter': { cases: [...catalogueFacets, 'status'], other: 'nothing at present' },
  'product.deliveryAndReturns.arrives exact': { cases: [singleDay], other: 'a range of days' },
  'policy.delivery.arrives exact': { cases: [singleDay], other: 'a range of days' },
  'campaigns.costs.error reason': {
    cases: costsRejectionReasons.filter((reason) => reason !== 'failed'),
    other: 'a failed call',
  },
  'checkout.thanks.arrives exact': { cases: [singleDay], other: 'a range of days' },
  'policy.delivery.express exact': { cases: [singleDay], other: 'a range of days' },
  'policy.delivery.express cost': { cases: ['free'], other: 'a price' },
  'policy.delivery.pickUp cost': { cases: ['free'], other: 'a price' },
  'policy.delivery.cost cost': { cases: ['free'], other: 'a price' },
  'product.reviewSorts name': { cases: ['helpful'], other: 'the newest first' },
  'product.fits fit': { cases: ['small', 'large'], other: 'true to size' },
  'buyerReview.fits fit': { cases: ['small', 'true', 'large'], other: 'no answer' },
  'buyerReview.sent status': { cases: ['published'], other: 'pending' },
  'policy.returns.text method': { cases: returnMethods, other: 'not configured' },
  'policy.returns.text fees': { cases: returnFees, other: 'not configured' },
  'policy.returns.text except': { cases: ['some'], other: 'no exceptions' },
  'policy.returns.text categories': { cases: ['none'], other: 'the names of the categories' },
  'policy.payment.text card': { cases: ['yes'], other: 'a shop that takes cash only' },
  'product.deliveryAndReturns.payment card': { cases: ['yes'], other: 'a shop that takes cash only' },
  'privacy.shared.text card': { cases: ['yes'], other: 'a shop that takes cash only' },
  'privacy.stored.text alerts': { cases: ['yes'], other: 'a shop without alerts by mail' },
  'privacy.stored.text fit': { cases: ['yes'], other: 'a shop without a size finder' },
};

describe.each(['en', 'ar'])('select texts in %s', (locale) => {
  test('have a case for each value that the code passes', () => {
    const actual = [...messagesOf(locale)].flatMap(([key, text]) =>
      [...selectCasesOf(text)].map(([argument, cases]) => [`${key} ${argument}`, [...cases].sort()] as const),
    );
    const expected = Object.entries(selectValues).map(([key, { cases }]) => [key, [...cases].sort()]);
    expect(Object.fromEntries(actual)).toEqual(Object.fromEntries(expected));
  });
});
