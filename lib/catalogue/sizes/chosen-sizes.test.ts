/** @jest-environment jsdom */
import { rememberedSize, rememberSize } from './chosen-sizes.ts';

const letters = ['S', 'M', 'L'];
const numbers = ['36', '38', '40'];

beforeEach(() => localStorage.clear());

describe('chosen sizes', () => {
  test('remember the last size of each kind', () => {
    for (const size of ['S', '38', 'L']) rememberSize(size);
    expect([letters, numbers].map(rememberedSize)).toEqual(['L', '38']);
  });

  test('are offered only for products that have the size', () => {
    rememberSize('XL');
    expect([letters, numbers, []].map(rememberedSize)).toEqual([null, null, null]);
  });

  test('exclude sizes that are not body sizes', () => {
    rememberSize('50 ml');
    expect(localStorage).toHaveLength(0);
  });

  test.each(['null', '[]', '{"letters":3}', '"L"'])('ignore %s in the storage', (stored) => {
    localStorage.setItem('chosen_sizes', stored);
    expect(rememberedSize(letters)).toBeNull();
  });
});
