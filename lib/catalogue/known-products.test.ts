import { type FakeBrowser, fakeBrowser } from '../browser-storage/testing.ts';
import { factsOf } from './facts.ts';
import { product, variant } from './testing.ts';

const key = 'known_products_en';
const facts = factsOf(
  product({
    attributes: [{ name: 'Fabric', value: 'Crepe' }],
    variants: [variant({ sale: { price: 1, startsAt: 1, endsAt: 2 } })],
  }),
);

let browser: FakeBrowser;

beforeEach(() => {
  browser = fakeBrowser();
});

const openTab = () => browser.openTab(() => import('./known-products.ts'));

test('facts are known again in the same language after the page was loaded anew', async () => {
  (await openTab()).rememberProducts('en', { abaya: facts });
  const { knownProducts } = await openTab();
  expect(knownProducts('en')).toEqual({ abaya: facts });
  expect(knownProducts('ar')).toEqual({});
});

test('a product that no longer exists is not kept', async () => {
  const { knownProducts, rememberProducts } = await openTab();
  rememberProducts('en', { abaya: facts });
  rememberProducts('en', { abaya: null });
  expect(knownProducts('en')).toEqual({});
});

test('the latest 60 are kept', async () => {
  const { knownProducts, rememberProducts } = await openTab();
  for (let index = 0; index < 70; index += 1) {
    const slug = `abaya-${index}`;
    rememberProducts('en', { [slug]: { ...facts, slug } });
  }
  const slugs = Object.keys(knownProducts('en'));
  expect([slugs.length, slugs[0], slugs.at(-1)]).toEqual([60, 'abaya-10', 'abaya-69']);
});

test('without storage they are known as long as the page is open', async () => {
  browser.forbidden = true;
  const { knownProducts, rememberProducts } = await openTab();
  rememberProducts('en', { abaya: facts });
  expect(knownProducts('en')).toEqual({ abaya: facts });
});

test.each([
  ['a title that is none', { ...facts, title: {} }],
  ['another slug', { ...facts, slug: 'dress' }],
  ['no attributes', { ...facts, attributes: undefined }],
  ['an attribute that is none', { ...facts, attributes: [null] }],
  ['no pictures', { ...facts, images: null }],
  ['variants that are no list', { ...facts, variants: {} }],
  ['a variant without pictures', { ...facts, variants: [{ ...variant({}), images: [null] }] }],
  ['a variant whose colour is no text', { ...facts, variants: [{ ...variant({}), color: {} }] }],
  ['a sale without an end', { ...facts, sale: { price: 1, startsAt: 1 } }],
  ['a price that is a text', { ...facts, price: '100' }],
  ['a list', [facts]],
  ['null', null],
])('facts edited by hand to have %s are not known', async (_what, edited) => {
  browser.stored.set(key, JSON.stringify({ abaya: edited, dress: { ...facts, slug: 'dress' } }));
  const { knownProducts } = await openTab();
  expect(Object.keys(knownProducts('en'))).toEqual(['dress']);
});

test('whether a product may be bought is known as it was told, and nothing else stands for it', async () => {
  const of = (available: unknown) => ({ ...facts, available });
  const entries = { yes: of(true), no: of(false), open: of(null), word: of('yes'), number: of(1) };
  const stored = Object.entries(entries).map(([slug, fact]) => [slug, { ...fact, slug }]);
  browser.stored.set(key, JSON.stringify(Object.fromEntries(stored)));
  const { knownProducts } = await openTab();
  expect(Object.keys(knownProducts('en'))).toEqual(['yes', 'no', 'open']);
});
