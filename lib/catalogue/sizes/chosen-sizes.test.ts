/** @jest-environment jsdom */
import { rememberedSize, rememberSize } from './chosen-sizes.ts';

const letters = ['S', 'M', 'L'];
const numbers = ['36', '38', '40'];

beforeEach(() => localStorage.clear());

describe('chosen sizes', () => {
  test('remember the last size of each kind', () => {
    for (const size of ['S', '38', 'L']) rememberSize(size);
    expect([letters, numbers].map((sizes) => rememberedSize(sizes))).toEqual(['L', '38']);
  });

  test('of rings are offered only for rings', () => {
    const sizes = ['14', '16', '54'];
    for (const size of sizes) rememberSize(size, true);
    expect([rememberedSize(sizes), rememberedSize(sizes, true)]).toEqual([null, '54']);
  });

  test('of clothes are not offered for rings', () => {
    for (const size of ['M', '16', '54']) rememberSize(size);
    expect(rememberedSize(['M', '16', '54'], true)).toBeNull();
  });

  test('are offered only for products that have the size', () => {
    rememberSize('XL');
    expect([letters, numbers, []].map((sizes) => rememberedSize(sizes))).toEqual([null, null, null]);
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
