import { fireEvent, screen } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { consent } from '@/lib/shopper/tracking/consent';
import { consentScript } from '@/lib/shopper/tracking/consent-script';
import { ConsentBar } from './consent-bar.tsx';

describe('consent bar', () => {
  beforeEach(() => localStorage.clear());

  test.each(
    locales.flatMap(
      (locale) =>
        [
          ['ask', locale],
          ['notify', locale],
        ] as const,
    ),
  )('shows the text of mode %s and links to the policy: %s', async (mode, locale) => {
    renderInShop(<ConsentBar mode={mode} />, { locale });
    const t = texts(locale);
    const bar = screen.getByRole('region', { name: t('layout.consent.title') });
    expect(bar).toHaveTextContent(t(`layout.consent.${mode}`));
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      `${locale === 'ar' ? '/ar' : ''}/pages/privacy-policy`,
    );
    await expectAccessible();
  });

  test.each([
    ['Accept', 'granted'],
    ['Decline', 'denied'],
  ])('%s stores the choice before the page hydrates', (name, choice) => {
    new Function(consentScript)();
    renderInShop(<ConsentBar mode="ask" />);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(consent()).toBe(choice);
  });
});
