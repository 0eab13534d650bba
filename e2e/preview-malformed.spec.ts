import en from '../messages/en.json' with { type: 'json' };
import { visibleText } from './support/html.ts';
import { arabicSlug, hostileProduct } from './support/malformed-catalogue.ts';
import { expect, newSlug, test } from './support/test-with-fake-upstream.ts';

const previewPath = (url: string) => `/preview?${new URLSearchParams({ address: url })}`;

test.describe('preview of malformed data', () => {
  test('shows the status of a failing page', async ({ upstream, storefront }) => {
    const path = `/shop/shop-details/${newSlug()}`;
    upstream.setBehaviour('/', 'status 500');
    const { status, body } = await storefront.get(previewPath(path));
    expect(status).toBe(200);
    expect(visibleText(body)).toContain(en.preview.searchFindings.badStatus.replace('{status}', '503'));
  });

  test('shows Arabic slugs and hostile titles as text', async ({ storefront }) => {
    const arabic = await storefront.get(previewPath(`/shop/shop-details/${arabicSlug}`));
    expect(visibleText(arabic.body)).toContain(encodeURIComponent(arabicSlug));
    expect(visibleText(arabic.body)).toContain('ProductGroup');
    const path = `/shop/shop-details/${encodeURIComponent(hostileProduct.slug)}`;
    const { status, body } = await storefront.get(previewPath(path));
    expect(status).toBe(200);
    expect(visibleText(body)).toContain(hostileProduct.title.replace(/\s+/g, ' ').trim().slice(0, 20));
    expect(body).not.toContain(hostileProduct.title);
  });
});
