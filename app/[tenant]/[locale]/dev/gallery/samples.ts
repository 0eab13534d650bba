import { factsOf } from '@/lib/catalogue/facts';
import { product, variant } from '@/lib/catalogue/testing';
import type { Category, Product, Review, Sale, Variant } from '@/lib/catalogue/types';
import type { Locale } from '@/lib/i18n/routing';
import { sampleOrder } from '@/lib/orders/sample-order';
import type { Order } from '@/lib/orders/types';

/** A product of the reference catalogue that the gallery puts into the cart and on the lists, and opens over the page. */
export const held = 'wool-blend-open-abaya';

interface Words {
  title: string;
  long: string;
  description: string;
  short: string;
  category: string;
  tags: string[];
  colors: [string, string, string];
  /** Name and value. */
  fabric: [string, string];
  reviews: string[];
  people: [string, string];
  place: { city: string; street: string };
}

const inEnglish: Words = {
  title: 'Wool-Blend Open Abaya',
  long: 'Wool-Blend Open Abaya with a Faced Edge, Hand-Finished Seams and a Matching Headscarf for Cold Evenings',
  description:
    '<p>Soft wool blend that falls <strong>straight</strong> from the shoulder and moves without a sound. It is worn open over a dress or slim pants.</p><ul><li>60% wool, 40% viscose</li><li>142 cm long in size 56</li></ul><p>Wash it by hand in cold water, and let it dry in the shade, away from anything hot.</p>',
  category: 'Abayas',
  tags: ['New in', 'Best sellers'],
  colors: ['Black', 'Camel', 'Olive'],
  fabric: ['Fabric', 'Wool blend'],
  reviews: ['Warm, and lighter than it looks.', 'Came a day late. The cloth makes up for it.'],
  people: ['Mona', 'Dina Shawky'],
  place: { city: 'Cairo', street: 'El Nozha Street' },
  short: 'Worn open over a dress',
};

const inArabic: Words = {
  title: 'عباية مفتوحة من خليط الصوف',
  long: 'عباية مفتوحة من خليط الصوف بحافة مبطنة وخياطة يدوية وطرحة من لونها لأمسيات الشتاء الباردة والسهرات الطويلة',
  description:
    '<p>خليط صوف ناعم ينزل <strong>مستقيمًا</strong> من الكتف ويتحرك معكِ بلا صوت. البسيها مفتوحة فوق فستان أو بنطلون ضيق.</p><ul><li>صوف 60%، فيسكوز 40%</li><li>الطول 142 سم في مقاس 56</li></ul><p>تُغسل باليد بماء بارد، وتُترك لتجف في الظل بعيدًا عن أي مصدر حرارة.</p>',
  category: 'عبايات',
  tags: ['وصل حديثًا', 'الأكثر مبيعًا'],
  colors: ['أسود', 'جملي', 'زيتوني'],
  fabric: ['الخامة', 'خليط صوف'],
  reviews: ['دافئة، وأخف مما تبدو.', 'وصلت متأخرة يومًا، لكن القماش يستحق الانتظار.'],
  people: ['منى', 'Dina Shawky'],
  place: { city: 'القاهرة', street: 'شارع النزهة' },
  short: 'تُلبس مفتوحة فوق فستان',
};

export const currency = 'EGP';

const price = 189_000;
const codes = ['#1c1a19', '#b08d62', '#6b6a45'];
const dyes = ['black', 'camel', 'olive'];
const views = ['front', 'turn', 'back', 'detail'];
const sizes = ['52', '54', '56', '58'];

/** A sale that began before and ends long after whoever looks. */
export const sale: Sale = { price: 149_000, startsAt: 0, endsAt: Date.UTC(2126, 0, 1) };

/** Pictures of the reference catalogue: of the first, second or third colour. */
export function pictures(color: number): string[] {
  return views.map((view) => `/uploads/abaya-open/${dyes[color]}-${view}.webp`);
}

export type Samples = ReturnType<typeof samplesIn>;

/** What the gallery fills components with, in the words of a language. */
export function samplesIn(locale: Locale) {
  const words = locale === 'ar' ? inArabic : inEnglish;
  const category: Category = {
    ...{ id: 1, name: words.category, slug: 'abayas', description: null, productCount: 12 },
    ...{ image: pictures(1)[0] ?? null, parent: null, children: [] },
  };
  const reviews: Review[] = words.reviews.map((text, index) => ({
    ...{ rating: 5 - 2 * index, text, name: words.people[index] ?? '', image: null },
    date: index === 0 ? Date.UTC(2026, 1, 14) : null,
  }));
  /** Every colour in every size, all alike but for what is given of each. */
  const variants = (given: (size: string, color: number) => Partial<Variant> = () => ({})): Variant[] =>
    words.colors.flatMap((color, index) =>
      sizes.map((size) =>
        variant({
          ...{ id: `${index}-${size}`, sku: `RD-${index}-${size}`, size, color, colorCode: codes[index] },
          ...{ price, stock: 12, images: pictures(index), ...given(size, index) },
        }),
      ),
    );
  const sample = (slug: string, given: Partial<Product> = {}): Product =>
    product({
      ...{ id: slug, slug, title: words.title, descriptionHtml: words.description, mainCategory: category },
      ...{ variants: variants(), images: pictures(0), keywords: words.tags, reviews, brand: 'Rida' },
      ...{ attributes: [{ name: words.fabric[0], value: words.fabric[1] }], ...given },
    });
  const order: Order = {
    ...{ ...sampleOrder, currency, recipient: words.people[1] },
    address: {
      ...sampleOrder.address,
      country: 'EG',
      governorate: 'Cairo',
      ...words.place,
      building: '12',
      postalCode: '11511',
    },
    lines: [
      {
        ...{ title: words.title, slug: held, image: pictures(0)[0] ?? null, size: '56' },
        ...{ color: words.colors[0], quantity: 1, price },
      },
      {
        ...{ title: words.long, slug: null, image: null, size: null, color: null },
        ...{ quantity: 2, price: 32_500 },
      },
    ],
  };
  const facts = (given: Partial<Product> = {}) => factsOf(sample('sample', given));
  return { locale, words, category, reviews, variants, sample, facts, order };
}
