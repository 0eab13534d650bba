import { reviewErrors } from './review-schema.ts';

describe('review validation', () => {
  test('a review, a name and a valid e-mail address are required', () => {
    expect(reviewErrors({ review: ' ', name: '', email: '' })).toEqual({
      review: 'reviewRequired',
      name: 'nameRequired',
      email: 'emailInvalid',
    });
    expect(reviewErrors({ review: 'Good', name: 'Mona', email: 'mona@' })).toEqual({ email: 'emailInvalid' });
  });

  test('a complete review is valid', () => {
    expect(reviewErrors({ review: 'Good', name: 'Mona', email: 'mona@example.com' })).toEqual({});
  });
});
