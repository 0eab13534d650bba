import { type Catalogue, catalogue } from './catalogue.ts';
import { catalogueFaults } from './check-catalogue.ts';
import type { SourceProduct } from './types.ts';

const [first, ...others] = catalogue.products as [SourceProduct, ...SourceProduct[]];
const faultsWith = (change: Partial<Catalogue>) =>
  catalogueFaults({ ...catalogue, ...change }, 'upstream/media');
const faultsOf = (change: Partial<SourceProduct>) =>
  faultsWith({ products: [{ ...first, ...change }, ...others] });

test('the source catalogue has no fault', () => {
  expect(faultsWith({})).toEqual([]);
});

test.each<[Partial<SourceProduct>, string]>([
  [{ category: 'hats' }, 'unknown category hats'],
  [{ tags: ['hot'] }, 'unknown feature tag hot'],
  [{ colors: ['ultraviolet'] }, 'unknown colour ultraviolet'],
  [{ colors: [] }, 'no colours'],
  [{ video: 'video/none.webm' }, 'there is no file video/none.webm'],
  [{ stockOf: { '/giant': 3 } }, 'stock of an unknown size'],
  [{ sizeSurcharge: { giant: 3 } }, 'surcharge for an unknown size giant'],
  [{ sale: { window: 'on', percent: 10, colors: ['silver'] } }, 'a sale in silver'],
])('a product with %j is told apart', (change, fault) => {
  const faults = faultsOf(change).join('\n');
  expect(faults).toContain(`product ${first.slug}`);
  expect(faults).toContain(fault);
});

test('a slug given twice, a missing picture and a slide to nowhere are faults', () => {
  expect(faultsWith({ products: [first, first, ...others] })).toContain(`product ${first.slug}: twice`);
  const slide = { ...catalogue.slides[0], image: 'hero/none.webp', target: { category: 'hats' } };
  expect(faultsWith({ slides: [slide as Catalogue['slides'][number]] })).toHaveLength(2);
});
