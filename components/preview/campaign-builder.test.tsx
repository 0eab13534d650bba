import { screen, waitFor } from '@testing-library/react';
import { fill } from '@/components/testing/fill';
import { recordToasts } from '@/components/testing/record-toasts';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { maxCampaignValueLength } from '@/lib/site/preview/campaign-link';
import { decodeQrCode } from '@/lib/site/preview/testing';
import { CampaignPanel } from './campaign-panel.tsx';

const pageUrl = 'https://shop.example/shop/shop-details/abaya?color=Red&utm_source=old';
const render = (locale?: Locale, submitted = {}, url = pageUrl) =>
  renderInShop(<CampaignPanel preview={null} pastedUrl={url} pageUrl={url} submitted={submitted} />, {
    locale,
  });
const linkText = () => screen.getByRole('status').textContent;

/** Decodes the QR code that is shown. */
function qrText(locale: Locale = 'en'): string | undefined {
  const code = screen.queryByRole('img', { name: texts(locale)('preview.qr') });
  const path = code?.querySelector('path')?.getAttribute('d') ?? '';
  return decodeQrCode({ size: Number(code?.getAttribute('viewBox')?.split(' ').at(-1)), path });
}

describe('campaign link', () => {
  test.each(locales)('contains the values of the fields, as does its QR code: %s', async (locale) => {
    const { user } = render(locale);
    const t = texts(locale);
    expect(qrText(locale)).toBe(linkText());
    await fill(user, screen.getByLabelText(/utm_source/), 'letter & e-mail');
    await fill(user, screen.getByLabelText(/utm_campaign/), 'صيف');
    const expected = new URL(pageUrl);
    expected.searchParams.set('utm_source', 'letter & e-mail');
    expected.searchParams.set('utm_campaign', 'صيف');
    expect(linkText()).toBe(expected.href);
    await waitFor(() => expect(qrText(locale)).toBe(expected.href));
    expect(screen.getByRole('link', { name: t('preview.downloadQr') })).toHaveAttribute(
      'download',
      'qr-code.svg',
    );
    await expectAccessible();
  });

  test.each(locales)('is copied, or shown when the clipboard is forbidden: %s', async (locale) => {
    const { user } = render(locale);
    const toasts = recordToasts();
    const copyButton = screen.getByRole('button', { name: texts(locale)('preview.copy') });
    const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(copyButton);
    expect(writeText).toHaveBeenCalledWith(linkText());
    writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(copyButton);
    await waitFor(() => expect(toasts).toEqual([texts(locale)('preview.copied'), linkText()]));
  });

  test.each(locales)('is built without script from the submitted fields: %s', (locale) => {
    render(locale, { utm_medium: 'poster' });
    expect(linkText()).toBe(`${pageUrl}&utm_medium=poster`);
    const button = screen.getByRole('button', { name: texts(locale)('preview.build') });
    const form = button.closest('form');
    expect(form).toHaveAttribute('action', `${locale === 'ar' ? '/ar' : ''}/preview`);
    expect(form).toHaveFormValues({ address: pageUrl });
  });

  test('shows a notice when too long for a QR code', () => {
    render('en', {}, `https://shop.example/shop?searchText=${'x'.repeat(2900)}`);
    expect(screen.getByText(texts('en')('preview.tooLongForQr'))).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('limits the length of its values', async () => {
    render();
    for (const field of screen.getAllByRole('textbox'))
      expect(field).toHaveAttribute('maxlength', String(maxCampaignValueLength));
  });
});
