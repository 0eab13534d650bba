import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '@/components/testing/fill';
import { expectAccessible, renderInShop, texts } from '@/components/testing/render-in-shop';
import { emptyQuery, type ListingQuery } from '@/lib/catalogue/listing/query';
import { type Locale, locales } from '@/lib/platform/i18n/routing';
import { PriceFilter } from './price-filter.tsx';

const onCommit = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onCommit.mockReset();
});
afterEach(() => jest.useRealTimers());

function renderFilter(query: Partial<ListingQuery> = {}, locale: Locale = 'en') {
  renderInShop(
    <PriceFilter
      query={{ ...emptyQuery, ...query }}
      range={{ min: 100, max: 5000, step: 50 }}
      currency="EGP"
      onCommit={onCommit}
    />,
    { locale },
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const slider = (name: string) => screen.getByRole('slider', { name });
const field = (name: string) => screen.getByRole('textbox', { name });
const move = (name: string, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('price filter', () => {
  test('applies the prices once, after the slider rests', async () => {
    renderFilter();
    for (const price of [150, 200, 250]) {
      await wait(200);
      move('Minimum price', price);
    }
    await wait(200);
    expect(slider('Minimum price')).toHaveValue('250');
    expect(field('Lowest price')).toHaveValue('250');
    expect(onCommit).not.toHaveBeenCalled();
    await wait(5000);
    expect(onCommit.mock.calls).toEqual([[{ minPrice: 250, maxPrice: null }]]);
  });

  test('applies a drag once, wherever the pointer is released', async () => {
    const user = renderFilter();
    await user.pointer({ keys: '[MouseLeft>]', target: slider('Maximum price') });
    move('Maximum price', 4000);
    await wait(5000);
    move('Maximum price', 3000);
    await wait(5000);
    expect(onCommit).not.toHaveBeenCalled();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await wait(5000);
    expect(onCommit.mock.calls).toEqual([[{ minPrice: null, maxPrice: 3000 }]]);
  });

  test('does not let one slider pass the other', () => {
    renderFilter({ minPrice: 1000, maxPrice: 2000 });
    move('Minimum price', 3000);
    expect(slider('Minimum price')).toHaveValue('2000');
    move('Maximum price', 500);
    expect(slider('Maximum price')).toHaveValue('2000');
  });

  test('applies a typed price, and no limit once its field is empty', async () => {
    const user = renderFilter({ minPrice: 300 });
    await fill(user, field('Highest price'), 'EGP 1500');
    await user.tab();
    expect(field('Highest price')).toHaveValue('1500');
    await wait(1000);
    await user.clear(field('Highest price'));
    await wait(1000);
    expect(onCommit.mock.calls).toEqual([
      [{ minPrice: 300, maxPrice: 1500 }],
      [{ minPrice: 300, maxPrice: null }],
    ]);
  });

  test.each(['١٬٥٠٠', '۱۵۰۰', '\u200f1,500 ج.م.\u200f', '1500.00'])('applies %j as 1500', async (typed) => {
    const user = renderFilter();
    await user.click(field('Lowest price'));
    await user.paste(typed);
    await wait(1000);
    expect(onCommit.mock.calls).toEqual([[{ minPrice: 1500, maxPrice: null }]]);
  });

  test('names a text that is no price, keeps it and applies nothing', async () => {
    const user = renderFilter({ maxPrice: 900 });
    await fill(user, field('Lowest price'), '1000–2000');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.tab();
    await wait(1000);
    expect(field('Lowest price')).toHaveValue('1000–2000');
    expect(field('Lowest price')).toHaveAccessibleDescription(
      '“1000–2000” is not a price. Please type a number.',
    );
    expect(field('Highest price')).not.toHaveAccessibleDescription();
    await fill(user, field('Lowest price'), '٢٠٠');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await wait(1000);
    expect(onCommit.mock.calls).toEqual([[{ minPrice: 200, maxPrice: 900 }]]);
  });

  test('does not apply the readable beginning of such a text', async () => {
    const user = renderFilter();
    await fill(user, field('Highest price'), '3000');
    await user.clear(field('Lowest price'));
    await user.type(field('Lowest price'), '1000–');
    await wait(5000);
    expect(onCommit).not.toHaveBeenCalled();
    await user.type(field('Lowest price'), '{Backspace}');
    await wait(1000);
    expect(onCommit.mock.calls).toEqual([[{ minPrice: 1000, maxPrice: 3000 }]]);
  });

  test('discards a pending change when the visitor goes back', async () => {
    renderFilter({ minPrice: 300 });
    move('Minimum price', 900);
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await wait(5000);
    expect(slider('Minimum price')).toHaveValue('300');
    expect(onCommit).not.toHaveBeenCalled();
  });

  test.each(locales)('shows the range and the applied prices: %s', async (locale) => {
    jest.useRealTimers();
    renderFilter({ maxPrice: 900 }, locale);
    const t = texts(locale);
    expect(slider(t('browser.listing.minPrice'))).toHaveValue('100');
    expect(slider(t('browser.listing.maxPrice'))).toHaveValue('900');
    expect(field(t('browser.listing.lowest'))).toHaveAttribute('placeholder', '100');
    expect(field(t('browser.listing.highest'))).toHaveValue('900');
    await expectAccessible();
  });
});
