import { parseBuyerReview } from './buyer-review.ts';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
const complete = {
  rating: '4',
  text: ' Soft ',
  fit: 'large',
  name: 'Sara',
  email: 'sara@shop.example',
  orderNumber: 'RD-1',
};

describe('parseBuyerReview', () => {
  test('reads a complete form', () => {
    expect(parseBuyerReview(formOf(complete), true)).toEqual({
      review: { ...complete, rating: 4, text: 'Soft' },
      errors: {},
    });
  });

  test('requires an order only when needsPurchase is true', () => {
    const form = formOf({ ...complete, fit: 'none', email: 'sara@', orderNumber: ' ' });
    expect(parseBuyerReview(form, true).errors).toEqual({
      email: 'emailInvalid',
      orderNumber: 'orderNumber',
    });
    expect(parseBuyerReview(form, false)).toEqual({
      review: { rating: 4, text: 'Soft', name: 'Sara' },
      errors: {},
    });
  });

  test('requires a rating, a text and a name', () => {
    expect(parseBuyerReview(formOf({}), false).errors).toEqual({
      rating: 'rating',
      text: 'text',
      name: 'name',
    });
  });
});
