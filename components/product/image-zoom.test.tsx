import { screen } from '@testing-library/react';
import { renderPanel, withGap } from '@/components/testing/product-page';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/i18n/routing';

const zoomedButtons = () => screen.getAllByRole('button', { name: /^Enlarge/, pressed: true });
const picture = (locale: Locale, index: number) =>
  screen.getByRole('button', { name: texts(locale)('browser.zoom', { index }) });

/** Opens the zoom at the first picture by keyboard. */
async function openZoom(locale: Locale = 'en') {
  const { user } = await renderPanel(withGap, { locale });
  screen.getByRole('link', { name: 'With a gap' }).focus();
  await user.keyboard('{Enter}');
  return user;
}

describe('image zoom', () => {
  test.each(locales)('opens at the clicked picture and returns the focus: %s', async (locale) => {
    const user = await openZoom(locale);
    const dialog = screen.getByRole('dialog', { name: 'With a gap' });
    expect(picture(locale, 1)).toHaveFocus();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: texts(locale)('browser.close') }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'With a gap' })).toHaveFocus();
  });

  test.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const)('moves by arrow keys in reading direction: %s', async (locale, next, previous) => {
    const user = await openZoom(locale);
    await user.keyboard(`{${next}}`);
    expect(picture(locale, 2)).toHaveFocus();
    await user.keyboard(`{${next}}`);
    expect(picture(locale, 2)).toHaveFocus();
    await user.keyboard(`{${previous}}`);
    expect(picture(locale, 1)).toHaveFocus();
  });

  test('a press zooms in and out; arrow keys keep a zoomed picture', async () => {
    const user = await openZoom();
    await user.keyboard('{Enter}');
    expect(zoomedButtons()).toEqual([picture('en', 1)]);
    await user.keyboard('{ArrowRight}');
    expect(picture('en', 1)).toHaveFocus();
    await user.click(picture('en', 1));
    expect(screen.queryAllByRole('button', { name: /^Enlarge/, pressed: true })).toEqual([]);
  });

  test('a modified click opens the file instead', async () => {
    const { user } = await renderPanel(withGap);
    const link = screen.getByRole('link', { name: 'With a gap' });
    expect(link).toHaveAttribute('href', '/red.webp');
    // jsdom cannot open the file.
    jest.spyOn(console, 'error').mockImplementation();
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
