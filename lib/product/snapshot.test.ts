import { snapshotOf } from './snapshot.ts';
import { product } from './testing.ts';

test('snapshotOf truncates the description to 150 characters', () => {
  const { description } = snapshotOf(product({ descriptionHtml: `<p>${'word '.repeat(60)}</p>` }));
  expect(description).toMatch(/\.\.\.$/);
  expect(description.replace(/\.\.\.$/, '').length).toBeLessThanOrEqual(150);
});
