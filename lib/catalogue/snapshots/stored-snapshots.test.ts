import { type FakeBrowser, installFakeBrowser } from '../../platform/browser-storage/testing.ts';
import { createProductSnapshot } from '../product/snapshot.ts';
import { product, variant } from '../product/testing.ts';

const key = 'known_products_en';
const snapshot = createProductSnapshot(
  product({
    attributes: [{ name: 'Fabric', value: 'Crepe' }],
    variants: [variant({ sale: { price: 1, startsAt: 1, endsAt: 2 } })],
  }),
);

let browser: FakeBrowser;

beforeEach(() => {
  browser = installFakeBrowser();
});

const openTab = () => browser.openTab(() => import('./stored-snapshots.ts'));

describe('stored snapshots', () => {
  test('snapshots are loaded in their language after a reload', async () => {
    (await openTab()).persistSnapshots('en', { abaya: snapshot });
    const { loadSnapshots } = await openTab();
    expect(loadSnapshots('en')).toEqual({ abaya: snapshot });
    expect(loadSnapshots('ar')).toEqual({});
  });

  test('a product that does not exist any more is removed', async () => {
    const { loadSnapshots, persistSnapshots } = await openTab();
    persistSnapshots('en', { abaya: snapshot });
    persistSnapshots('en', { abaya: null });
    expect(loadSnapshots('en')).toEqual({});
  });

  test('only the latest 60 snapshots are stored', async () => {
    const { loadSnapshots, persistSnapshots } = await openTab();
    for (let index = 0; index < 70; index += 1) {
      const slug = `abaya-${index}`;
      persistSnapshots('en', { [slug]: { ...snapshot, slug } });
    }
    const slugs = Object.keys(loadSnapshots('en'));
    expect([slugs.length, slugs[0], slugs.at(-1)]).toEqual([60, 'abaya-10', 'abaya-69']);
  });

  test('without storage, snapshots last until the page is left', async () => {
    browser.isBlocked = true;
    const { loadSnapshots, persistSnapshots } = await openTab();
    persistSnapshots('en', { abaya: snapshot });
    expect(loadSnapshots('en')).toEqual({ abaya: snapshot });
  });

  test.each([
    ['a malformed title', { ...snapshot, title: {} }],
    ['another slug', { ...snapshot, slug: 'dress' }],
    ['no attributes', { ...snapshot, attributes: undefined }],
    ['a malformed attribute', { ...snapshot, attributes: [null] }],
    ['no pictures', { ...snapshot, images: null }],
    ['variants that are not a list', { ...snapshot, variants: {} }],
    ['options without values', { ...snapshot, options: [{ key: 'size', kind: 'size', name: 'size' }] }],
    ['a variant without attributes', { ...snapshot, variants: [{ ...variant({}), attributes: undefined }] }],
    ['a variant without pictures', { ...snapshot, variants: [{ ...variant({}), images: [null] }] }],
    ['a variant whose colour is not a string', { ...snapshot, variants: [{ ...variant({}), color: {} }] }],
    ['a sale without an end', { ...snapshot, sale: { price: 1, startsAt: 1 } }],
    ['a price that is a string', { ...snapshot, price: '100' }],
    ['an array as its value', [snapshot]],
    ['null as its value', null],
  ])('a stored snapshot with %s is ignored', async (_case, malformed) => {
    browser.stored.set(key, JSON.stringify({ abaya: malformed, dress: { ...snapshot, slug: 'dress' } }));
    const { loadSnapshots } = await openTab();
    expect(Object.keys(loadSnapshots('en'))).toEqual(['dress']);
  });

  test('availability must be a boolean or null', async () => {
    const withAvailability = (available: unknown) => ({ ...snapshot, available });
    const entries = {
      yes: withAvailability(true),
      no: withAvailability(false),
      unknown: withAvailability(null),
      text: withAvailability('yes'),
      number: withAvailability(1),
    };
    const stored = Object.entries(entries).map(([slug, entry]) => [slug, { ...entry, slug }]);
    browser.stored.set(key, JSON.stringify(Object.fromEntries(stored)));
    const { loadSnapshots } = await openTab();
    expect(Object.keys(loadSnapshots('en'))).toEqual(['yes', 'no', 'unknown']);
  });
});
