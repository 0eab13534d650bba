import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderInShop } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { localePath } from '@/lib/platform/urls/paths';
import { Link } from './link.tsx';

const link = () => screen.getByRole('link', { name: 'About' });

/** Replaces `IntersectionObserver`. Returns one function per observer, which reports whether the observed element is visible. */
function fakeIntersectionObserver(): ((isVisible: boolean) => void)[] {
  const reports: ((isVisible: boolean) => void)[] = [];
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(((
    callback: (entries: unknown[]) => void,
  ) => {
    reports.push((isIntersecting) => callback([{ isIntersecting }]));
    return { observe() {}, disconnect() {} };
  }) as never);
  return reports;
}

function setConnection(connection: object | undefined): void {
  Object.assign(navigator, { connection });
}

afterEach(() => setConnection(undefined));

describe('link', () => {
  test.each(locales)('leads to the page in the current language: %s', async (locale) => {
    const { user, router } = renderInShop(<Link href="/pages/about">About</Link>, { locale });
    expect(link()).toHaveAttribute('href', localePath(locale, '/pages/about'));
    await user.click(link());
    expect(router.push).toHaveBeenCalledWith(localePath(locale, '/pages/about'));
  });

  test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    const { router } = renderInShop(<Link href="/pages/about">About</Link>);
    const click = createEvent.click(link(), { [key]: true });
    // jsdom does not navigate.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    const preventDefault = jest.spyOn(click, 'preventDefault');
    fireEvent(link(), click);
    expect(router.push).not.toHaveBeenCalled();
    expect(preventDefault).toHaveBeenCalledTimes(1);
  });

  test('does not observe the viewport by default', () => {
    const reports = fakeIntersectionObserver();
    renderInShop(<Link href="/pages/about">About</Link>);
    expect(reports).toEqual([]);
    expect(link()).not.toHaveAttribute('data-navigating');
  });

  test.each([
    ['prefetches its page on a fast connection', { effectiveType: '4g' }, 1],
    ['prefetches its page on an unknown connection', undefined, 1],
    ['does not prefetch on a slow connection', { effectiveType: '3g' }, 0],
    ['does not prefetch with Save-Data', { effectiveType: '4g', saveData: true }, 0],
  ])('in the viewport, %s', (_case, connection, count) => {
    setConnection(connection);
    const reports = fakeIntersectionObserver();
    const { router } = renderInShop(
      <Link href="/pages/about" prefetch>
        About
      </Link>,
    );
    for (const report of reports) report(false);
    expect(router.prefetch).not.toHaveBeenCalled();
    for (const report of reports) report(true);
    expect(router.prefetch).toHaveBeenCalledTimes(count);
  });
});
