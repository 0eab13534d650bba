import { product } from '../product/testing.ts';
import { topRated } from './top-rated.ts';

const rated = (slug: string, ...ratings: number[]) =>
  product({ slug, reviews: ratings.map((rating) => ({ rating, name: '', text: '' })) as never });

describe('top rated products', () => {
  test('returns the four best averages in stable order without unrated products', () => {
    const products = [
      rated('unrated'),
      rated('middling', 5, 1),
      rated('good', 4, 4),
      rated('also good', 4),
      rated('zero', 0),
      rated('best', 5),
      rated('fair', 3.5),
    ];
    expect(topRated(products).map(({ slug }) => slug)).toEqual(['best', 'good', 'also good', 'fair']);
    expect(topRated([rated('zero', 0), rated('one', 1)]).map(({ slug }) => slug)).toEqual(['one', 'zero']);
    expect(topRated([rated('unrated')])).toEqual([]);
  });

  test('returns at most 4 products, best first', () => {
    const products = [
      rated('a', 1),
      rated('b'),
      rated('c', 5),
      rated('d', 4, 5),
      rated('e', 3),
      rated('f', 2),
    ];
    expect(topRated(products).map(({ slug }) => slug)).toEqual(['c', 'd', 'e', 'f']);
  });
});
