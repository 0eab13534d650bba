import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { NavigationFeedback } from './navigation-feedback.tsx';

const links = (
  <main>
    <a href="/shop">Shop</a>
    <a href="/shop" target="_blank" rel="noreferrer">
      New tab
    </a>
    <a href="https://social.example/">Elsewhere</a>
    <a href="/feeds/google.xml" download>
      Feed
    </a>
    <a href="/pages/about?from=footer">Same page</a>
  </main>
);

function render(locale?: Locale) {
  const rendered = renderInShop(
    <>
      {links}
      <NavigationFeedback />
    </>,
    { locale, path: '/pages/about' },
  );
  const follow = (name: string, init?: MouseEventInit) => {
    const link = screen.getByRole('link', { name });
    // jsdom does not follow links.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(link, init);
  };
  return { ...rendered, follow };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const overlay = () => screen.getByRole('status');

describe('navigation feedback', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each(locales)('shows that a slow page is loading until it renders: %s', (locale) => {
    const { follow, navigate } = render(locale);
    follow('Shop');
    wait(499);
    expect(overlay()).toBeEmptyDOMElement();
    wait(1);
    expect(overlay()).toHaveTextContent(texts(locale)('browser.loading'));
    navigate('/shop');
    expect(overlay()).toBeEmptyDOMElement();
  });

  test.each(locales)('is accessible: %s', async (locale) => {
    const { follow } = render(locale);
    follow('Shop');
    wait(500);
    expect(overlay()).not.toBeEmptyDOMElement();
    jest.useRealTimers();
    await expectAccessible();
  });

  test.each(['popstate', 'pageshow', 'pagehide'])('ends on %s', (type) => {
    const { follow } = render();
    follow('Shop');
    wait(500);
    fireEvent(window, new Event(type));
    expect(overlay()).toBeEmptyDOMElement();
  });

  test('ends after 15 seconds without a navigation', () => {
    const { follow } = render();
    follow('Shop');
    wait(14_999);
    expect(overlay()).not.toBeEmptyDOMElement();
    wait(1);
    expect(overlay()).toBeEmptyDOMElement();
  });

  test.each(['New tab', 'Elsewhere', 'Feed', 'Same page'])('is not shown for the link %s', (name) => {
    const { follow } = render();
    follow(name);
    wait(5000);
    expect(overlay()).toBeEmptyDOMElement();
  });

  test('is not shown for a link opened in another tab', () => {
    const { follow } = render();
    follow('Shop', { ctrlKey: true });
    follow('Shop', { metaKey: true });
    follow('Shop', { button: 1 });
    wait(5000);
    expect(overlay()).toBeEmptyDOMElement();
  });

  test('is shown for a link followed before the overlay loaded', () => {
    renderInShop(
      <>
        <a href="/shop" data-navigating="">
          Shop
        </a>
        <NavigationFeedback />
      </>,
    );
    wait(500);
    expect(overlay()).not.toBeEmptyDOMElement();
  });
});
