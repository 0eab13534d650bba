import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fakeApi } from '@/components/testing/fake-api';
import { recordNavigations } from '@/components/testing/record-navigations';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import PageError from './[tenant]/[locale]/error.tsx';
import GlobalError from './global-error.tsx';

test.each(locales)('the error page reloads the page on request: %s', async (locale) => {
  // jsdom cannot navigate; it reports the attempt to reload as an error.
  const consoleError = jest.spyOn(console, 'error').mockImplementation();
  const { user } = renderInShop(<PageError error={new Error('broken')} />, { locale });
  const t = texts(locale);
  expect(screen.getByRole('heading', { level: 1, name: t('browser.error.title') })).toBeVisible();
  await expectAccessible();
  expect(consoleError).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: t('browser.error.tryAgain') }));
  expect(String(consoleError.mock.calls[0]?.[0])).toContain('navigation');
});

test('the error page reloads where a new release has removed a script', async () => {
  const navigations = recordNavigations();
  fakeApi().setResponse('HEAD /icons/icon.svg', '');
  renderInShop(<PageError error={Object.assign(new Error('gone'), { name: 'ChunkLoadError' })} />);
  await waitFor(() => expect(navigations).toEqual(['reload']));
});

describe('a page whose header fails', () => {
  const render = () => {
    const html = renderToStaticMarkup(<GlobalError />);
    return new DOMParser().parseFromString(html, 'text/html');
  };

  test.each([
    ['en', 'ltr', '/'],
    ['ar', 'rtl', '/ar'],
  ])('keeps its language and a link home: %s', (lang, dir, home) => {
    Object.assign(document.documentElement, { lang, dir });
    history.replaceState(null, '', home);
    const { documentElement, links } = render();
    expect(documentElement.lang).toBe(lang);
    expect(documentElement.dir).toBe(dir);
    expect([...links].map((link) => link.getAttribute('href'))).toEqual([home]);
    expect(links[0]?.textContent).toBe(location.host);
  });
});
