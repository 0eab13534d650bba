import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockAllIntersecting } from '@/components/testing/mock-all-intersecting';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { Carousel } from './carousel.tsx';
import type { CarouselOptions } from './carousel-engine.tsx';

const slideWidth = 100;

/** Lays slides out in a row: the engine measures them, and jsdom has no layout. */
beforeEach(() => {
  // The engine reads the end margin of the last slide, which jsdom leaves empty without a style.
  document.head.insertAdjacentHTML('beforeend', '<style>li { margin: 0 0 }</style>');
  const sizes = { offsetWidth: slideWidth, offsetHeight: slideWidth };
  for (const [name, size] of Object.entries(sizes))
    jest.spyOn(HTMLElement.prototype, name as 'offsetWidth', 'get').mockReturnValue(size);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const index = this.matches('li') ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    return index * slideWidth * (document.dir === 'rtl' ? -1 : 1);
  });
});

function renderCarousel(options: CarouselOptions = {}, locale: Locale = 'en') {
  const slides = ['Abaya', 'Hijab', 'Coat'].map((title) => ({
    key: title,
    content: <a href={`/${title}`}>{title}</a>,
  }));
  return renderInShop(<Carousel label="New" slides={slides} options={options} slideClass="basis-full" />, {
    locale,
  });
}

const button = (direction: 'previous' | 'next', locale: Locale = 'en') =>
  screen.getByRole('button', { name: texts(locale)(`browser.${direction}Slide`) });
const positionText = (index: number, locale: Locale = 'en') =>
  texts(locale)('browser.slideOf', { index, count: 3 });
const waitForSlide = (index: number, locale?: Locale) =>
  screen.findByText(positionText(index, locale), { selector: 'p' });

const viewportOf = (container: HTMLElement) => container.querySelector('ul')?.parentElement as HTMLElement;
/** False once the engine has loaded, which moves the slides itself. */
const isScrolledByBrowser = (viewport: HTMLElement) =>
  viewport.classList.contains('snap-row') && !viewport.classList.contains('overflow-hidden');

describe('carousel', () => {
  test.each(locales)('moves by buttons until its first or last slide: %s', async (locale) => {
    const { user } = renderCarousel({}, locale);
    expect(button('previous', locale)).toHaveAttribute('aria-disabled', 'true');
    for (const index of [2, 3]) {
      await user.click(button('next', locale));
      await waitForSlide(index, locale);
    }
    expect(button('next', locale)).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button('next', locale)).toHaveFocus());
    await user.click(button('next', locale));
    await user.click(button('previous', locale));
    await waitForSlide(2, locale);
    await expectAccessible();
  });

  test('loops in both directions', async () => {
    const { user } = renderCarousel({ loop: true });
    await user.click(button('previous'));
    await waitForSlide(3);
    await user.click(button('next'));
    await waitForSlide(1);
    expect(button('previous')).toHaveAttribute('aria-disabled', 'false');
  });

  test('lets only the visible slide of a fading carousel have focus', async () => {
    const { user } = renderCarousel({ fade: true });
    await user.click(button('next'));
    await waitForSlide(2);
    const areInert = screen.getAllByRole('listitem').map((slide) => slide.hasAttribute('inert'));
    expect(areInert).toEqual([true, false, true]);
  });

  test('continues from the slide that the visitor has swiped to', async () => {
    const { user, container } = renderCarousel();
    const viewport = viewportOf(container);
    jest.spyOn(viewport, 'scrollWidth', 'get').mockReturnValue(3 * slideWidth);
    viewport.scrollLeft = slideWidth;
    fireEvent.scroll(viewport);
    await waitForSlide(2);
    expect(button('previous')).toHaveAttribute('aria-disabled', 'false');
    await user.click(button('next'));
    await waitForSlide(3);
  });

  test('does not go on where its last slide is in view', () => {
    const { container } = renderCarousel();
    const viewport = viewportOf(container);
    jest.spyOn(viewport, 'scrollWidth', 'get').mockReturnValue(3 * slideWidth);
    jest.spyOn(viewport, 'clientWidth', 'get').mockReturnValue(2 * slideWidth);
    fireEvent.scroll(viewport);
    expect(button('next')).toHaveAttribute('aria-disabled', 'false');
    viewport.scrollLeft = slideWidth;
    fireEvent.scroll(viewport);
    expect(button('next')).toHaveAttribute('aria-disabled', 'true');
  });

  test('names each slide by its position', () => {
    renderCarousel();
    const group = screen.getByRole('group', { name: 'New' });
    expect(within(group).getByRole('listitem', { name: '2 of 3' })).toHaveTextContent('Hijab');
  });

  test('has no buttons with a single slide', () => {
    renderInShop(
      <Carousel label="New" slides={[{ key: 'a', content: 'Abaya' }]} options={{}} slideClass="" />,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('loads its engine when a mouse enters, but not on touch', async () => {
    const { user, container } = renderCarousel({ fade: true });
    const viewport = viewportOf(container);
    const group = screen.getByRole('group', { name: 'New' });
    await user.pointer({ keys: '[TouchA]', target: group });
    expect(isScrolledByBrowser(viewport)).toBe(true);
    await user.hover(group);
    await waitFor(() => expect(isScrolledByBrowser(viewport)).toBe(false));
  });

  test('that loops loads its engine in view, also for touch', async () => {
    mockAllIntersecting();
    const { container } = renderCarousel({ loop: true });
    await waitFor(() => expect(isScrolledByBrowser(viewportOf(container))).toBe(false));
  });

  describe('that plays', () => {
    const options = { fade: true, startDelayMs: 1, autoplayMs: 20 };
    const playButton = (name: string) => screen.findByRole('button', { name });
    beforeEach(mockAllIntersecting);

    test('shows its slides to the last, and plays them again', async () => {
      const { user } = renderCarousel({ ...options, autoplayMs: 300 });
      expect(await playButton('Pause the slides')).toBeVisible();
      await waitForSlide(2);
      await waitForSlide(3);
      await user.click(await playButton('Play the slides'));
      await waitForSlide(1);
      await expectAccessible();
    });

    test('loads its engine only before its second slide', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      const { container } = renderCarousel({ fade: true, startDelayMs: 100, autoplayMs: 7000 });
      const viewport = viewportOf(container);
      await act(() => jest.advanceTimersByTimeAsync(5000));
      expect(isScrolledByBrowser(viewport)).toBe(true);
      await act(() => jest.advanceTimersByTimeAsync(1000));
      await waitFor(() => expect(isScrolledByBrowser(viewport)).toBe(false));
      expect(screen.getByText(positionText(1), { selector: 'p' })).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1200));
      await waitForSlide(2);
      jest.useRealTimers();
    });

    test.each([
      ['its button', () => screen.getByRole('button', { name: 'Pause the slides' })],
      ['a touch of a slide', () => screen.getByRole('link', { name: 'Abaya' })],
    ])('is stopped by %s', async (_way, target) => {
      renderCarousel({ ...options, autoplayMs: 400 });
      fireEvent.pointerDown(target());
      fireEvent.click(target().closest('button') ?? document.body);
      expect(await playButton('Play the slides')).toBeVisible();
      await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
      expect(screen.getByText(positionText(1), { selector: 'p' })).toBeVisible();
    });

    test('waits while a slide has the focus', async () => {
      renderCarousel({ ...options, autoplayMs: 300 });
      act(() => screen.getByRole('link', { name: 'Abaya' }).focus());
      await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
      expect(screen.getByText(positionText(1), { selector: 'p' })).toBeVisible();
      expect(await playButton('Pause the slides')).toBeVisible();
    });

    test('offers to play from the start with reduced motion, and plays then', async () => {
      jest
        .spyOn(globalThis, 'matchMedia')
        .mockImplementation(
          (media) =>
            Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }) as MediaQueryList,
        );
      const { user } = renderCarousel({ ...options, autoplayMs: 100 });
      const play = screen.getByRole('button', { name: 'Play the slides' });
      await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
      expect(screen.getByText(positionText(1), { selector: 'p' })).toBeVisible();
      await user.click(play);
      expect(play).toHaveAccessibleName('Pause the slides');
      await waitForSlide(2);
    });

    test('shows a slide for its whole time after a pause', async () => {
      jest.useFakeTimers({ advanceTimers: true });
      const { container } = renderCarousel({ fade: true, startDelayMs: 1, autoplayMs: 3000 });
      fireEvent.click(screen.getByRole('button', { name: 'Pause the slides' }));
      await act(() => jest.advanceTimersByTimeAsync(8000));
      await waitFor(() => expect(isScrolledByBrowser(viewportOf(container))).toBe(false));
      fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
      await act(() => jest.advanceTimersByTimeAsync(2500));
      expect(screen.getByText(positionText(1), { selector: 'p' })).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(1000));
      await waitForSlide(2);
      jest.useRealTimers();
    });
  });
});
