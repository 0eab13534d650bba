import { createProductSnapshot } from '@/lib/catalogue/product/snapshot';
import { product, variant } from '@/lib/catalogue/product/testing';
import type { Product, Review, Sale, Variant } from '@/lib/catalogue/product/types';
import type { Category } from '@/lib/catalogue/reads/types';
import type { Locale } from '@/lib/platform/i18n/routing';
import type { Order } from '@/lib/shopper/orders/order';
import { sampleOrder } from '@/lib/shopper/orders/sample-order';

/** Slug of the sample product in cart, lists and overlays, which the reference catalogue has. */
export const sampleSlug = 'wool-blend-open-abaya';

interface SampleTexts {
  title: string;
  /** Any long text, such as a title of two lines. */
  long: string;
  description: string;
  /** Any short text. */
  short: string;
  category: string;
  tags: string[];
  colors: [string, string, string];
  /** Name and value of the attribute. */
  fabric: [string, string];
  /** Name of the option of lengths. */
  length: string;
  reviews: string[];
  people: [string, string];
  place: { city: string; street: string };
}

const englishTexts: SampleTexts = {
  title: 'Wool-Blend Open Abaya',
  long: 'Wool-Blend Open Abaya with a Faced Edge, Hand-Finished Seams and a Matching Headscarf for Cold Evenings',
  description:
    '<p>Soft wool blend that falls <strong>straight</strong> from the shoulder and moves without a sound. It is worn open over a dress or slim pants.</p><ul><li>60% wool, 40% viscose</li><li>142 cm long in size 56</li></ul><p>Wash it by hand in cold water, and let it dry in the shade, away from anything hot.</p>',
  category: 'Abayas',
  tags: ['New in', 'Best sellers'],
  colors: ['Black', 'Camel', 'Olive'],
  fabric: ['Fabric', 'Wool blend'],
  length: 'Length',
  reviews: ['Warm, and lighter than it looks.', 'Came a day late. The cloth makes up for it.'],
  people: ['Mona', 'Dina Shawky'],
  place: { city: 'Cairo', street: 'El Nozha Street' },
  short: 'Worn open over a dress',
};

const arabicTexts: SampleTexts = {
  title: 'عباية مفتوحة من خليط الصوف',
  long: 'عباية مفتوحة من خليط الصوف بحافة مبطنة وخياطة يدوية وطرحة من لونها لأمسيات الشتاء الباردة والسهرات الطويلة',
  description:
    '<p>خليط صوف ناعم ينزل <strong>مستقيمًا</strong> من الكتف ويتحرك معكِ بلا صوت. البسيها مفتوحة فوق فستان أو بنطلون ضيق.</p><ul><li>صوف 60%، فيسكوز 40%</li><li>الطول 142 سم في مقاس 56</li></ul><p>تُغسل باليد بماء بارد، وتُترك لتجف في الظل بعيدًا عن أي مصدر حرارة.</p>',
  category: 'عبايات',
  tags: ['وصل حديثًا', 'الأكثر مبيعًا'],
  colors: ['أسود', 'جملي', 'زيتوني'],
  fabric: ['الخامة', 'خليط صوف'],
  length: 'الطول',
  reviews: ['دافئة، وأخف مما تبدو.', 'وصلت متأخرة يومًا، لكن القماش يستحق الانتظار.'],
  people: ['منى', 'Dina Shawky'],
  place: { city: 'القاهرة', street: 'شارع النزهة' },
  short: 'تُلبس مفتوحة فوق فستان',
};

export const currency = 'EGP';

const price = 189_000;
const colorCodes = ['#1c1a19', '#b08d62', '#6b6a45'];
const imageNames = ['black', 'camel', 'olive'];
const imageViews = ['front', 'turn', 'back', 'detail'];
const sizes = ['52', '54', '56', '58'];

/** Sale that is always active. */
export const sale: Sale = { price: 149_000, startsAt: 0, endsAt: Date.UTC(2126, 0, 1) };

/** Returns image paths of the reference catalogue for the first, second or third colour. */
export function sampleImages(color: number): string[] {
  return imageViews.map((view) => `/uploads/abaya-open/${imageNames[color]}-${view}.webp`);
}

/** Creates products with slugs `p-0`, `p-1` and so on. */
export function productsOf(count: number, overrides: Partial<Product> = {}): Product[] {
  return Array.from({ length: count }, (_, index) =>
    product({ slug: `p-${index}`, title: `P${index}`, ...overrides }),
  );
}

/** Creates a black product with the stock of each size. */
export function inSizes(stocks: Record<string, number>, overrides: Partial<Product> = {}): Product {
  return product({
    title: 'Coat',
    variants: Object.entries(stocks).map(([size, stock]) =>
      variant({ id: size, size, color: 'Black', price: 10_000, stock }),
    ),
    ...overrides,
  });
}

export type Samples = ReturnType<typeof createSamples>;

/** Creates sample data in a language. */
export function createSamples(locale: Locale) {
  const texts = locale === 'ar' ? arabicTexts : englishTexts;
  const category: Category = {
    id: 1,
    name: texts.category,
    slug: 'abayas',
    description: null,
    productCount: 12,
    image: sampleImages(1)[0] ?? null,
    parent: null,
    children: [],
  };
  const reviews: Review[] = texts.reviews.map((text, index) => ({
    rating: 5 - 2 * index,
    text,
    name: texts.people[index] ?? '',
    image: index === 0 ? (sampleImages(0)[0] ?? null) : null,
    date: index === 0 ? Date.UTC(2026, 1, 14) : null,
  }));
  /** Creates a variant of every colour and size. `overrides` returns the fields that differ. */
  const createVariants = (
    overrides: (size: string, color: number) => Partial<Variant> = () => ({}),
  ): Variant[] =>
    texts.colors.flatMap((color, index) =>
      sizes.map((size) =>
        variant({
          id: `${index}-${size}`,
          sku: `RD-${index}-${size}`,
          size,
          color,
          colorCode: colorCodes[index],
          price,
          stock: 12,
          images: sampleImages(index),
          ...overrides(size, index),
        }),
      ),
    );
  /** Creates variants in two colours, S and M, each in two lengths; the first colour has no S in the second length. */
  const createVariantsInLengths = (): Variant[] =>
    texts.colors.slice(0, 2).flatMap((color, index) =>
      ['S', 'M'].flatMap((size) =>
        ['52', '54'].flatMap((length) =>
          index === 0 && size === 'S' && length === '54'
            ? []
            : variant({
                id: `${index}-${size}-${length}`,
                sku: `RD-${index}-${size}-${length}`,
                size,
                color,
                colorCode: colorCodes[index],
                attributes: [{ name: texts.length, value: length }],
                price,
                stock: 12,
                images: sampleImages(index),
              }),
        ),
      ),
    );
  const createProduct = (slug: string, overrides: Partial<Product> = {}): Product =>
    product({
      id: slug,
      slug,
      title: texts.title,
      descriptionHtml: texts.description,
      mainCategory: category,
      variants: createVariants(),
      images: sampleImages(0),
      keywords: texts.tags,
      reviews,
      brand: 'Rida',
      attributes: [{ name: texts.fabric[0], value: texts.fabric[1] }],
      ...overrides,
    });
  const order: Order = {
    ...sampleOrder,
    currency,
    recipient: texts.people[1],
    phoneNumber: '',
    address: {
      ...sampleOrder.address,
      country: 'EG',
      governorate: 'Cairo',
      ...texts.place,
      building: '12',
      postalCode: '11511',
    },
    lines: [
      {
        title: texts.title,
        slug: sampleSlug,
        image: sampleImages(0)[0] ?? null,
        size: '56',
        color: texts.colors[0],
        options: [{ key: texts.length, name: texts.length, value: '54' }],
        quantity: 1,
        price,
      },
      {
        title: texts.long,
        slug: null,
        image: null,
        size: null,
        color: null,
        options: [],
        quantity: 2,
        price: 32_500,
      },
    ],
  };
  const createSnapshot = (overrides: Partial<Product> = {}) =>
    createProductSnapshot(createProduct('sample', overrides));
  return {
    locale,
    texts,
    category,
    reviews,
    createVariants,
    createVariantsInLengths,
    createProduct,
    createSnapshot,
    order,
  };
}
