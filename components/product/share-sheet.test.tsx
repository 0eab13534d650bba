import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mockAllIntersecting } from '@/components/testing/mock-all-intersecting';
import { recordToasts } from '@/components/testing/record-toasts';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { noOptions } from '@/lib/catalogue/product/options';
import { product, variant } from '@/lib/catalogue/product/testing';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { ProductMetaRows, ShareLinks } from './panel-content.tsx';

const productUrl = 'https://shop.example/shop/shop-details/abaya';
const selectedUrl = `${productUrl}?color=Deep+green&size=M&length=54`;
const path = '/shop/shop-details/abaya?color=Deep+green&size=M&length=54&utm_source=x';
const render = (locale?: Locale) =>
  renderInShop(
    <ShareLinks
      title="Abaya"
      url={productUrl}
      optionParameters={['color', 'size', 'length']}
      options={noOptions}
    />,
    { locale, path },
  );
const setPlatformShare = (share: unknown) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

beforeEach(() => mockAllIntersecting());

describe('sharing a product', () => {
  test.each(locales)('offers networks and a copy button: %s', async (locale) => {
    render(locale);
    const t = texts(locale);
    expect(await screen.findByRole('button', { name: t('product.copyLink') })).toBeVisible();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      ['WhatsApp', 'Facebook', 'X', 'Pinterest'].map((network) => t('product.shareOn', { network })),
    );
    for (const link of links) expect(link).toHaveAttribute('rel', 'noopener nofollow');
    await expectAccessible();
  });

  test('shared URLs contain the selected options, without the campaign', async () => {
    render();
    await screen.findByRole('button', { name: 'Copy link' });
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on Facebook' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(new URL(link.href).searchParams.get('u')).toBe(selectedUrl);
  });

  test('shared URLs contain an option that has another name in this language', async () => {
    const inCut = (id: number, value: string) => variant({ id, attributes: [{ name: 'القصة', value }] });
    const abaya = product({ slug: 'abaya', variants: [inCut(1, 'واسعة'), inCut(2, 'مستقيمة')] });
    const { user } = renderInShop(
      <dl>
        <ProductMetaRows
          product={abaya}
          categoryHref={null}
          origin="https://shop.example"
          options={{ cut: 'straight', القصة: 'مستقيمة', size: 'M' }}
        />
      </dl>,
      { path: '/shop/shop-details/abaya?cut=straight&size=M&utm_source=x' },
    );
    recordToasts();
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copy).toHaveBeenCalledWith(`${productUrl}?cut=straight`);
  });

  test('shared URLs carry the campaign of the shop, by network', async () => {
    const utm = { utm_source: '{network}', utm_medium: 'share' };
    const { user } = renderInShop(
      <ShareLinks
        title="Abaya"
        url={productUrl}
        optionParameters={['color']}
        options={noOptions}
        utm={utm}
      />,
      { path },
    );
    recordToasts();
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copy).toHaveBeenCalledWith(`${productUrl}?color=Deep+green&utm_source=copy&utm_medium=share`);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on Facebook' });
    expect(link.href).toContain('utm_source%3Dfacebook');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(new URL(link.href).searchParams.get('u')).toBe(
      `${productUrl}?color=Deep+green&utm_source=facebook&utm_medium=share`,
    );
  });

  test('copies the URL with the selected options', async () => {
    const { user } = render();
    const toasts = recordToasts();
    const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copy).toHaveBeenCalledWith(selectedUrl);
    await waitFor(() => expect(toasts).toEqual([texts('en')('product.linkCopied')]));
  });

  test('shows the URL when the clipboard is forbidden', async () => {
    const { user } = render();
    const toasts = recordToasts();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    await waitFor(() => expect(toasts).toEqual([selectedUrl]));
  });

  test.each(locales)("opens the platform's share sheet where there is one: %s", async (locale) => {
    const share = jest.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    setPlatformShare(share);
    const { user } = render(locale);
    await user.click(await screen.findByRole('button', { name: texts(locale)('product.share') }));
    expect(share).toHaveBeenCalledWith({ title: 'Abaya', url: selectedUrl });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
