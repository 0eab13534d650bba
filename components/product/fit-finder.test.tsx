import { screen, waitFor, within } from '@testing-library/react';
import { type FakeApi, failure, fakeApi } from '@/components/testing/fake-api';
import { renderPanel } from '@/components/testing/product-page';
import { expectAccessible, texts } from '@/components/testing/render-in-shop';
import { createSamples } from '@/components/testing/samples';
import { type Locale, locales } from '@/lib/platform/i18n/routing';

const { createProduct, createVariants } = createSamples('en');
const abaya = createProduct('abaya', {
  variants: createVariants((size, color) => (size === '58' && color === 0 ? { stock: 0 } : {})),
});
const garmentMeasurements = ['52', '54', '56', '58'].map((size, index) => ({
  size,
  chest: 112 + 4 * index,
  waist: null,
  length: 132 + 5 * index,
  sleeve: null,
}));
let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.setTexts('fit');
});

const renderWithFit = (locale: Locale = 'en') =>
  renderPanel(abaya, {
    locale,
    fit: { measurements: garmentMeasurements, fitCounts: null, label: texts(locale)('fit.find') },
  });

/** Opens the sheet and fills in the form. */
async function findSize(height: string, usualSize: string, locale: Locale = 'en') {
  const t = texts(locale);
  const panel = await renderWithFit(locale);
  await panel.user.click(await screen.findByRole('button', { name: t('fit.find') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('fit.find') }));
  if (height) await panel.user.type(dialog.getByLabelText(t('fit.height')), height);
  if (usualSize) await panel.user.selectOptions(dialog.getByLabelText(t('fit.usualSize')), usualSize);
  await panel.user.click(dialog.getByRole('button', { name: t('fit.submit') }));
  return { ...panel, dialog };
}

describe('fit finder', () => {
  test.each(locales)('recommends a size, selects it and remembers the visitor: %s', async (locale) => {
    const t = texts(locale);
    const { user, dialog, unmount } = await findSize('165', 'M', locale);
    expect(await dialog.findByText(t('fit.recommended', { size: '56' }))).toBeVisible();
    expect(dialog.queryByText(t('fit.unsure'))).toBeNull();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: t('fit.chooseSize', { size: '56' }) }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('radio', { name: '56' })).toBeChecked();
    unmount();
    await renderWithFit(locale);
    expect(await screen.findByRole('button', { name: t('fit.yourFit', { size: '56' }) })).toBeVisible();
  });

  test('says when a recommendation is unsure, and offers both sizes', async () => {
    const { dialog } = await findSize('156.4', 'L');
    expect(await dialog.findByText('We are not sure of it.')).toBeVisible();
    expect(dialog.getByText('You are between 54 and 52.')).toBeVisible();
    for (const size of ['54', '52'])
      expect(dialog.getByRole('button', { name: `Choose size ${size}` })).toBeVisible();
  });

  test('does not offer a sold-out size', async () => {
    const { dialog } = await findSize('171', 'M');
    expect(await dialog.findByText('Size 58 is sold out in this color.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Choose size/ })).toBeNull();
  });

  test('marks an invalid field and focuses it', async () => {
    const { dialog } = await findSize('16', 'M');
    const heightField = dialog.getByLabelText('Height in cm');
    await waitFor(() => expect(heightField).toHaveFocus());
    expect(heightField).toBeInvalid();
    expect(dialog.getByText(texts('en')('forms.errors.heightInvalid'))).toBeVisible();
  });

  test('removes the height and usual size of the visitor', async () => {
    const { user, dialog } = await findSize('163', 'M');
    await user.click(await dialog.findByRole('button', { name: 'Forget my measurements' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Find my size' })).toBeVisible();
    expect(localStorage.getItem('body_profile')).toBeNull();
  });

  test('loads once its button is pressed, and returns the focus', async () => {
    const { user } = await renderWithFit();
    expect(api.sentTo('/api/texts/fit')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Find my size' }));
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Find my size' })).toHaveFocus());
  });

  test('first suggests the size chosen last', async () => {
    localStorage.setItem('chosen_sizes', '{"lengths":"54"}');
    const { user } = await renderWithFit();
    await user.click(await screen.findByRole('button', { name: 'Your size: 54' }));
    expect(screen.getByRole('radio', { name: '54' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Find my size' })).toBeVisible();
  });

  test('leaves the sizes selectable when its texts cannot be loaded', async () => {
    api.setResponse('GET /api/texts/fit', failure(503));
    const { user } = await renderWithFit();
    const findButton = () => screen.getByRole('button', { name: 'Find my size' });
    await user.click(findButton());
    await waitFor(() => expect(findButton()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('radio', { name: '56' }));
    expect(screen.getByRole('radio', { name: '56' })).toBeChecked();
  });
});
