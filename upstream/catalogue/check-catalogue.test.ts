import { readdirSync } from 'node:fs';
import { type Catalogue, catalogue } from './catalogue.ts';
import { catalogueFaults } from './check-catalogue.ts';
import { picturesOf } from './pictures.ts';
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
  [{ look: 'skirt-bell', colors: ['black'] }, 'skirt-bell is a picture of another kind'],
  [{ title: { en: 'A khimar', ar: '' } }, 'abaya-closed is not what the title says'],
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

test('each product shows every picture there is of its colour, the front first', () => {
  for (const { look, colors } of catalogue.products) {
    for (const color of colors) {
      const files = readdirSync(`upstream/media/${look}`).filter((file) => file.startsWith(`${color}-`));
      const own = files.filter((file) => file.split('-').length === color.split('-').length + 1);
      const shown = picturesOf(catalogue, look, color);
      expect(shown[0]).toBe(`${look}/${color}-front.webp`);
      expect([...shown].sort()).toEqual(own.map((file) => `${look}/${file}`).sort());
    }
  }
});

test('no text promises a sleeve to the wrist where the picture shows three quarters', () => {
  const short = ['abaya-closed', 'abaya-open', 'dress-gathered', 'dress-aline', 'tunic-placket', 'coat-long'];
  const ofSleeve = /wrist-length|to the wrist|long sleeves|إلى الرسغ|بأكمام طويلة|وأكمام طويلة/;
  for (const { look, slug, description, metaDescription, attributes } of catalogue.products) {
    if (!short.includes(look)) continue;
    const texts = JSON.stringify([description, metaDescription, attributes]);
    expect({ slug, promise: ofSleeve.exec(texts)?.[0] }).toEqual({ slug, promise: undefined });
  }
});
