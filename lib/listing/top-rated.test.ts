import { product } from '../catalogue/testing.ts';
import { topRated } from './top-rated.ts';

const rated = (slug: string, ...ratings: number[]) =>
  product({ slug, reviews: ratings.map((rating) => ({ rating, name: '', text: '' })) as never });

test('the four products with the best average come first, equal ones as they came; unrated ones do not come', () => {
  const products = [
    rated('none'),
    rated('middling', 5, 1),
    rated('good', 4, 4),
    rated('also good', 4),
    rated('zero', 0),
    rated('best', 5),
    rated('fair', 3.5),
  ];
  expect(topRated(products).map(({ slug }) => slug)).toEqual(['best', 'good', 'also good', 'fair']);
  expect(topRated([rated('zero', 0), rated('one', 1)]).map(({ slug }) => slug)).toEqual(['one', 'zero']);
  expect(topRated([rated('none')])).toEqual([]);
});
