import { act, fireEvent } from '@testing-library/react';
import { renderInShop } from '@/components/testing/render-in-shop';
import { useIdleAttribute } from './use-idle-attribute.ts';
import { useStickyHeader } from './use-sticky-header.ts';

function Page() {
  useIdleAttribute();
  useStickyHeader();
  return <header data-site-header="" />;
}

const root = document.documentElement;
const header = () => document.querySelector('header');
const scrollToY = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};

describe('attributes for the style sheet', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    scrollToY(0);
    jest.useRealTimers();
  });

  test('the page is idle a second after each navigation', () => {
    const { navigate } = renderInShop(<Page />, { path: '/shop' });
    act(() => jest.advanceTimersByTime(999));
    expect(root).not.toHaveAttribute('data-idle');
    act(() => jest.advanceTimersByTime(1));
    expect(root).toHaveAttribute('data-idle');
    navigate('/pages/about');
    expect(root).not.toHaveAttribute('data-idle');
  });

  test('the header sticks below the first 80 pixels', () => {
    renderInShop(<Page />);
    scrollToY(80);
    expect(header()).not.toHaveAttribute('data-stuck');
    scrollToY(81);
    expect(header()).toHaveAttribute('data-stuck');
  });

  test('the header sticks on a page that was scrolled before', () => {
    scrollToY(300);
    renderInShop(<Page />);
    expect(header()).toHaveAttribute('data-stuck');
  });
});
