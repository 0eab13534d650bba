import { screen } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { noOptions } from '@/lib/catalogue/product/options';
import { product, variant } from '@/lib/catalogue/product/testing';
import { locales } from '@/lib/platform/i18n/routing';
import type { MailAlert } from '@/lib/shopper/stock-alerts/alert-page';
import { MailAlertDetails } from './mail-alert-details.tsx';
import { MailAlertFormWithoutScript } from './mail-alert-form-without-script.tsx';

const mailAlert: MailAlert = { state: 'pending', slug: 'abaya', title: 'Abaya', variant: 'Black, M' };
const emptyProps = { token: null, fetchedAlert: null, formFailure: null, isAlertRequested: false };
const buttonTexts = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('mail alert page', () => {
  test.each(locales)('has a form that confirms or ends the alert: %s', async (locale) => {
    const t = texts(locale);
    renderInShop(<MailAlertDetails {...emptyProps} token="t.1" fetchedAlert={mailAlert} />, { locale });
    expect(screen.getByText('Black, M')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(t('alertPage.state.pending'));
    expect(buttonTexts()).toEqual([t('alertPage.confirm'), t('alertPage.end')]);
    const form = screen.getByRole('button', { name: t('alertPage.confirm') }).closest('form');
    expect(form).toHaveAttribute('action', '/api/alerts');
    expect(form).toHaveFormValues({ token: 't.1', locale });
    await expectAccessible();
  });

  test.each([
    ['confirmed', ['End all my alerts'], ['View it']],
    ['sent', ['End all my alerts'], ['View it', 'Go to the shop']],
    ['ended', [], ['View it', 'Go to the shop']],
  ] as const)(
    'shows for a %s alert the buttons %j and the links %j',
    (state, expectedButtons, expectedLinks) => {
      renderInShop(<MailAlertDetails {...emptyProps} token="t.1" fetchedAlert={{ ...mailAlert, state }} />);
      expect(buttonTexts()).toEqual(expectedButtons);
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(expectedLinks);
    },
  );

  test.each(locales)('explains an invalid link, a requested alert and a failure: %s', async (locale) => {
    const t = texts(locale);
    renderInShop(
      <>
        <MailAlertDetails {...emptyProps} token="x" />
        <MailAlertDetails {...emptyProps} isAlertRequested />
        <MailAlertDetails {...emptyProps} formFailure="often" />
      </>,
      { locale },
    );
    expect(screen.getByText(t('alertPage.invalid'))).toBeVisible();
    expect(screen.getByText(t('alertPage.sent'))).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(t('alertPage.failure.often'));
    expect(buttonTexts()).toEqual([]);
    await expectAccessible();
  });

  test.each([
    ['a failed form of a deleted alert', { fetchedAlert: null, formFailure: 'later' }, null],
    ['an alert that cannot be fetched', { fetchedAlert: 'later' }, 'later'],
    ['a form that was sent too often', { fetchedAlert: mailAlert, formFailure: 'often' }, 'often'],
  ] as const)('explains %s', (_case, props, failure) => {
    renderInShop(<MailAlertDetails {...emptyProps} token="t.1" {...props} />);
    const t = texts('en');
    if (failure) expect(screen.getByRole('alert')).toHaveTextContent(t(`alertPage.failure.${failure}`));
    else expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryAllByText(t('alertPage.invalid'))).toHaveLength(failure ? 0 : 1);
  });
});

describe('form without script', () => {
  const withStock = (stock: number) =>
    product({ id: 1, slug: 'abaya', variants: [variant({ id: 10, color: 'Black', size: 'M', stock })] });

  test.each(locales)('requests a mail about the sold-out variant of the page: %s', async (locale) => {
    const t = texts(locale);
    renderInShop(<MailAlertFormWithoutScript product={withStock(0)} options={noOptions} />, { locale });
    const button = screen.getByRole('button', { name: t('alertPage.request') });
    expect(screen.getByLabelText(t('alertPage.email'))).toBeRequired();
    expect(button.closest('form')).toHaveFormValues({ locale, productId: '1', variantId: '10' });
    await expectAccessible();
  });

  test('is absent while the variant is in stock', () => {
    renderInShop(<MailAlertFormWithoutScript product={withStock(2)} options={noOptions} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
