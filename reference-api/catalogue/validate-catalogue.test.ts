import { readdirSync } from 'node:fs';
import { type Catalogue, catalogue } from './catalogue.ts';
import { imagesOf } from './images.ts';
import type { SourceProduct } from './types.ts';
import { validateCatalogue } from './validate-catalogue.ts';

const [firstProduct, ...others] = catalogue.products as [SourceProduct, ...SourceProduct[]];
const errorsOf = (change: Partial<Catalogue>) =>
  validateCatalogue({ ...catalogue, ...change }, 'reference-api/media');
const errorsOfProduct = (change: Partial<SourceProduct>) =>
  errorsOf({ products: [{ ...firstProduct, ...change }, ...others] });

test('sleeves that texts call three-quarter measure less than 50 cm', () => {
  const products = catalogue.products.filter(({ measurements }) => measurements?.sleeve !== undefined);
  const shortSleeved = products.filter((product) =>
    /three-quarter|on the forearm/i.test(JSON.stringify(product)),
  );
  expect(shortSleeved.length).toBeGreaterThan(0);
  const isLong = ({ measurements }: SourceProduct) => (measurements?.sleeve ?? 0) >= 50;
  expect(shortSleeved.filter(isLong).map(({ slug }) => slug)).toEqual([]);
});

describe('validateCatalogue', () => {
  test('accepts the source catalogue', () => {
    expect(errorsOf({})).toEqual([]);
  });

  test.each<[Partial<SourceProduct>, string]>([
    [{ category: 'hats' }, 'unknown category hats'],
    [{ tags: ['hot'] }, 'unknown feature tag hot'],
    [{ colors: ['ultraviolet'] }, 'unknown colour ultraviolet'],
    [{ colors: [] }, 'no colours'],
    [{ video: 'video/none.mp4' }, 'there is no file video/none.mp4'],
    [{ stockOf: { '/giant': 3 } }, 'stock of an unknown size'],
    [{ sizeSurcharge: { giant: 3 } }, 'surcharge for an unknown size giant'],
    [{ goesWith: ['no-hat'] }, 'goes with the unknown product no-hat'],
    [{ goesWith: [firstProduct.slug] }, 'goes with the unknown product'],
    [
      { measurements: { size: 'giant', chest: 200, length: 200, grade: { chest: 4, length: 5 } } },
      'measurements of an unknown size giant',
    ],
    [{ look: 'skirt-bell', colors: ['black'] }, 'skirt-bell is a picture of another kind'],
    [{ title: { en: 'A khimar', ar: '' } }, 'abaya-closed is not what the title says'],
    [{ sale: { window: 'on', percent: 10, colors: ['silver'] } }, 'a sale in silver'],
  ])('rejects a product with %j', (change, error) => {
    const errors = errorsOfProduct(change).join('\n');
    expect(errors).toContain(`product ${firstProduct.slug}`);
    expect(errors).toContain(error);
  });

  test('rejects duplicate slugs, missing images and unknown slide targets', () => {
    expect(errorsOf({ products: [firstProduct, firstProduct, ...others] })).toContain(
      `product ${firstProduct.slug}: duplicate`,
    );
    const slide = { ...catalogue.slides[0], image: 'hero/none.webp', target: { category: 'hats' } };
    expect(errorsOf({ slides: [slide as Catalogue['slides'][number]] })).toHaveLength(2);
  });
});

describe('source catalogue', () => {
  test('products show every image of their colours, front first', () => {
    for (const { look, colors } of catalogue.products) {
      for (const color of colors) {
        const files = readdirSync(`reference-api/media/${look}`).filter((file) =>
          file.startsWith(`${color}-`),
        );
        // `white-pearl-front.webp` begins with `white-`, too; the number of hyphens tells the colours apart.
        const imagesOfColor = files.filter((file) => file.split('-').length === color.split('-').length + 1);
        const listedImages = imagesOf(catalogue, look, color);
        expect(listedImages[0]).toBe(`${look}/${color}-front.webp`);
        expect([...listedImages].sort()).toEqual(imagesOfColor.map((file) => `${look}/${file}`).sort());
      }
    }
  });

  test('texts promise long sleeves only where images show them', () => {
    const looksWithShortSleeves = [
      'abaya-closed',
      'abaya-open',
      'dress-gathered',
      'dress-aline',
      'tunic-placket',
      'coat-long',
    ];
    const longSleeve = /wrist-length|to the wrist|long sleeves|إلى الرسغ|بأكمام طويلة|وأكمام طويلة/;
    for (const { look, slug, description, metaDescription, attributes } of catalogue.products) {
      if (!looksWithShortSleeves.includes(look)) continue;
      const texts = JSON.stringify([description, metaDescription, attributes]);
      expect({ slug, promise: longSleeve.exec(texts)?.[0] }).toEqual({ slug, promise: undefined });
    }
  });
});
