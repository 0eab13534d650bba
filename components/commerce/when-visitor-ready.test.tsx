import { screen } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { startVisit } from '@/components/testing/visitor-page';
import { locales } from '@/lib/platform/i18n/routing';
import { WhenVisitorReady } from './when-visitor-ready.tsx';

test.each(locales)("content waits for the visitor's data: %s", async (locale) => {
  const { container } = renderInShop(<WhenVisitorReady>Lines</WhenVisitorReady>, { locale });
  // The visitor store stays ready after the first language.
  if (locale === 'en') {
    expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText(texts(locale)('browser.loading'))).toBeVisible();
    await expectAccessible();
  }
  await startVisit({});
  expect(await screen.findByText('Lines')).toBeVisible();
  expect(container.firstChild).toHaveAttribute('aria-busy', 'false');
});
