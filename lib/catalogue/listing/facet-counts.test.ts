import { facetCounts } from './facet-counts.ts';

test('counts material attributes as fabric', () => {
  expect(facetCounts({ color: { Black: 2 }, Material: { Crepe: 1 }, Sleeve: { Long: 5 } })).toEqual({
    color: { Black: 2 },
    fabric: { Crepe: 1 },
  });
});
