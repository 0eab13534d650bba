import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { locales } from '@/lib/platform/i18n/routing';
import { BackToTop } from './back-to-top.tsx';

const scrollToY = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};

describe('back to top', () => {
  afterEach(() => scrollToY(0));

  test.each(locales)('appears below the first screen and focuses the content: %s', async (locale) => {
    const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => scrollToY(0));
    const { user } = renderInShop(
      <>
        <main tabIndex={-1} />
        <BackToTop />
      </>,
      { locale },
    );
    const name = texts(locale)('browser.backToTop');
    scrollToY(200);
    expect(screen.queryByRole('button')).toBeNull();
    scrollToY(201);
    const button = await screen.findByRole('button', { name });
    await expectAccessible();
    await user.click(button);
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(button).not.toBeInTheDocument();
  });

  test('is hidden while it covers a button of the page', async () => {
    renderInShop(
      <>
        <button type="button">Add to Cart</button>
        <BackToTop />
      </>,
    );
    const [control] = screen.getAllByRole('button');
    const elementsUnderPoint = jest.spyOn(document, 'elementsFromPoint').mockReturnValue([document.body]);
    scrollToY(300);
    const button = await screen.findByRole('button', { name: 'Back to top' });
    expect(button).toBeVisible();
    elementsUnderPoint.mockReturnValue([control as Element, document.body]);
    scrollToY(320);
    expect(button).not.toBeVisible();
    elementsUnderPoint.mockReturnValue([button, document.body]);
    scrollToY(340);
    expect(button).toBeVisible();
  });
});
