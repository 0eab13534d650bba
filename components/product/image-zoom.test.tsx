import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { productWithUnavailableVariants, renderPanel } from '@/components/testing/product-page';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';

const zoomedButtons = () => screen.getAllByRole('button', { name: /^Enlarge/, pressed: true });
const imageButton = (locale: Locale, index: number) =>
  screen.getByRole('button', { name: texts(locale)('browser.zoom', { index }) });

/** Opens the zoom at the first image by keyboard. */
async function openZoom(locale: Locale = 'en') {
  const { user } = await renderPanel(productWithUnavailableVariants, { locale });
  screen.getByRole('link', { name: 'Wrap dress' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Wrap dress' });
  return user;
}

describe('image zoom', () => {
  test.each(locales)('opens at the clicked image and returns the focus: %s', async (locale) => {
    const user = await openZoom(locale);
    const dialog = screen.getByRole('dialog', { name: 'Wrap dress' });
    await waitFor(() => expect(imageButton(locale, 1)).toHaveFocus());
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: texts(locale)('browser.close') }));
    expect(dialog).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Wrap dress' })).toHaveFocus());
  });

  test.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const)('moves by arrow keys in reading direction: %s', async (locale, next, previous) => {
    const user = await openZoom(locale);
    await user.keyboard(`{${next}}`);
    await waitFor(() => expect(imageButton(locale, 2)).toHaveFocus());
    await user.keyboard(`{${next}}`);
    await waitFor(() => expect(imageButton(locale, 2)).toHaveFocus());
    await user.keyboard(`{${previous}}`);
    await waitFor(() => expect(imageButton(locale, 1)).toHaveFocus());
  });

  test('zooms by presses; arrow keys do not leave a zoomed image', async () => {
    const user = await openZoom();
    await user.keyboard('{Enter}');
    expect(zoomedButtons()).toEqual([imageButton('en', 1)]);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(imageButton('en', 1)).toHaveFocus());
    await user.click(imageButton('en', 1));
    expect(screen.queryAllByRole('button', { name: /^Enlarge/, pressed: true })).toEqual([]);
  });

  test('a click with a modifier key opens the file instead', async () => {
    const { user } = await renderPanel(productWithUnavailableVariants);
    const link = screen.getByRole('link', { name: 'Wrap dress' });
    expect(link).toHaveAttribute('href', '/red.webp');
    // jsdom cannot open the file.
    const log = jest.spyOn(console, 'error').mockImplementation();
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(log).toHaveBeenCalled());
  });
});

/** Sizes of every element: an image of 400 × 600 in a view of 100 × 200. */
const sizes = { clientWidth: 100, clientHeight: 200, scrollWidth: 400, scrollHeight: 600 };

describe('zoomed image', () => {
  const scrollTo = jest.fn();
  const waitForFrame = () =>
    act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

  beforeEach(() => {
    scrollTo.mockReset();
    jest.spyOn(Element.prototype, 'scrollTo').mockImplementation(scrollTo);
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ left: 10, top: 20, width: 200, height: 400 }) as DOMRect);
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  });
  afterEach(() => {
    for (const name of Object.keys(sizes)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  test.each([
    ['en', 250],
    ['ar', -50],
  ] as const)('shows the clicked point: %s', async (locale, left) => {
    await openZoom(locale);
    const button = imageButton(locale, 1);
    if (locale === 'ar')
      jest.spyOn(globalThis, 'getComputedStyle').mockImplementation(() => ({ direction: 'rtl' }) as never);
    fireEvent.click(button, { detail: 1, clientX: 160, clientY: 120 });
    await waitForFrame();
    // 75 % of 400 and 25 % of 600, each less half of the view.
    expect(scrollTo).toHaveBeenLastCalledWith({ left, top: 50, behavior: 'instant' });
    jest.restoreAllMocks();
  });

  test('shows its middle when it is zoomed by keyboard', async () => {
    const user = await openZoom();
    await user.keyboard('{Enter}');
    await waitForFrame();
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 150, top: 200, behavior: 'instant' });
  });

  test.each([
    ['with a mouse', true, 1],
    ['with a finger', false, 0],
  ])('opens at the point clicked on the page only %s', async (_case, isMouse, calls) => {
    jest.spyOn(globalThis, 'matchMedia').mockImplementation(() => ({ matches: isMouse }) as never);
    await renderPanel(productWithUnavailableVariants);
    fireEvent.click(screen.getByRole('link', { name: 'Wrap dress' }), {
      detail: 1,
      clientX: 160,
      clientY: 120,
    });
    await screen.findByRole('dialog', { name: 'Wrap dress' });
    await waitForFrame();
    expect(scrollTo).toHaveBeenCalledTimes(calls);
    if (isMouse) expect(scrollTo).toHaveBeenCalledWith({ left: 250, top: 50, behavior: 'instant' });
    expect(imageButton('en', 1)).toHaveAttribute('aria-pressed', String(isMouse));
  });

  test.each([
    ['en', 60],
    ['ar', -60],
  ] as const)('a swipe along the row selects its image: %s', async (locale, scrollLeft) => {
    await renderPanel(productWithUnavailableVariants, { locale });
    const thumbnail = (index: number) =>
      screen.getByRole('button', { name: texts(locale)('browser.showPicture', { index }) });
    const row = document.querySelector('.gallery-row') as HTMLElement;
    row.scrollLeft = scrollLeft;
    fireEvent.scroll(row);
    expect(thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
    row.scrollLeft = 40;
    fireEvent.scroll(row);
    expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'true');
    row.scrollLeft = 900;
    fireEvent.scroll(row);
    expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'true');
  });
});
