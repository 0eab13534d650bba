import { screen, waitFor } from '@testing-library/react';
import { productWithUnavailableVariants, renderPanel } from '@/components/testing/product-page';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { type Locale, locales } from '@/lib/i18n/routing';

const zoomedButtons = () => screen.getAllByRole('button', { name: /^Enlarge/, pressed: true });
const imageButton = (locale: Locale, index: number) =>
  screen.getByRole('button', { name: texts(locale)('browser.zoom', { index }) });

/** Opens the zoom at the first image by keyboard. */
async function openZoom(locale: Locale = 'en') {
  const { user } = await renderPanel(productWithUnavailableVariants, { locale });
  screen.getByRole('link', { name: 'Wrap dress' }).focus();
  await user.keyboard('{Enter}');
  return user;
}

describe('image zoom', () => {
  test.each(locales)('opens at the clicked image and returns the focus: %s', async (locale) => {
    const user = await openZoom(locale);
    const dialog = screen.getByRole('dialog', { name: 'Wrap dress' });
    expect(imageButton(locale, 1)).toHaveFocus();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: texts(locale)('browser.close') }));
    expect(dialog).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Wrap dress' })).toHaveFocus();
  });

  test.each([
    ['en', 'ArrowRight', 'ArrowLeft'],
    ['ar', 'ArrowLeft', 'ArrowRight'],
  ] as const)('moves by arrow keys in reading direction: %s', async (locale, next, previous) => {
    const user = await openZoom(locale);
    await user.keyboard(`{${next}}`);
    expect(imageButton(locale, 2)).toHaveFocus();
    await user.keyboard(`{${next}}`);
    expect(imageButton(locale, 2)).toHaveFocus();
    await user.keyboard(`{${previous}}`);
    expect(imageButton(locale, 1)).toHaveFocus();
  });

  test('zooms by presses; arrow keys do not leave a zoomed image', async () => {
    const user = await openZoom();
    await user.keyboard('{Enter}');
    expect(zoomedButtons()).toEqual([imageButton('en', 1)]);
    await user.keyboard('{ArrowRight}');
    expect(imageButton('en', 1)).toHaveFocus();
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
