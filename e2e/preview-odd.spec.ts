import en from '../messages/en.json' with { type: 'json' };
import { visibleText } from './support/html.ts';
import { arabicSlug, hostile } from './support/odd-catalogue.ts';
import { expect, newSlug, test } from './support/with-fake-upstream.ts';

const previewAt = (address: string) => `/preview?${new URLSearchParams({ address })}`;

test('a page that cannot be made is shown as what it answers', async ({ upstream, storefront }) => {
  const path = `/shop/shop-details/${newSlug()}`;
  upstream.when('/', 'status 500');
  const { status, body } = await storefront.get(previewAt(path));
  expect(status).toBe(200);
  expect(visibleText(body)).toContain(en.preview.searchNotes.notOk.replace('{status}', '503'));
});

test('an Arabic slug and a hostile title are shown as they are, as text', async ({ storefront }) => {
  const arabic = await storefront.get(previewAt(`/shop/shop-details/${arabicSlug}`));
  expect(visibleText(arabic.body)).toContain(encodeURIComponent(arabicSlug));
  expect(visibleText(arabic.body)).toContain('ProductGroup');
  const path = `/shop/shop-details/${encodeURIComponent(hostile.slug)}`;
  const { status, body } = await storefront.get(previewAt(path));
  expect(status).toBe(200);
  expect(visibleText(body)).toContain(hostile.title.replace(/\s+/g, ' ').trim().slice(0, 20));
  expect(body).not.toContain(hostile.title);
});

test('a slug that has changed is shown as the redirect it is, campaign and all', async ({ storefront }) => {
  const slug = newSlug();
  const query = '?color=red&utm_source=letter';
  const { body } = await storefront.get(previewAt(`/shop/shop-details/moved-to-${slug}${query}`));
  const shown = visibleText(body);
  expect(shown).toMatch(new RegExp(`308 \\S+/shop/shop-details/moved-to-${slug}\\?`));
  expect(shown).toMatch(new RegExp(`Address \\S+/shop/shop-details/${slug}\\?color=red&utm_source=letter`));
  expect(shown).toContain('utm_source letter utm_medium organic');
});
