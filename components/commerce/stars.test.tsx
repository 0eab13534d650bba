import { screen } from '@testing-library/react';
import { renderInShop } from '@/components/testing/render-in-shop';
import { Stars } from './stars.tsx';

/** Returns how many stars the paths of a class draw. */
function countStars(className: string): number {
  const paths = [...screen.getByRole('img').getElementsByClassName(className)];
  return paths.reduce((sum, path) => sum + (path.getAttribute('d') ?? '').split('M').length - 1, 0);
}

test.each([
  [4.5, 4, 1],
  [4.2, 4, 0],
  [4.8, 5, 0],
  [0.3, 0, 1],
  [5, 5, 0],
  [null, 0, 0],
])('a rating of %s fills %i stars and %i half ones', (rating, full, half) => {
  renderInShop(<Stars rating={rating} />);
  expect(countStars('stroke-primary')).toBe(full);
  expect(countStars('stroke-muted')).toBe(5 - full);
  // A half star is filled in the outline of an empty one.
  expect(countStars('fill-primary') - full).toBe(half);
});
