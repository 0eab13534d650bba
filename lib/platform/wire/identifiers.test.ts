import { readId, readSlug } from './identifiers.ts';

describe('ids and slugs', () => {
  test('ids are numbers or strings and stay unchanged', () => {
    expect([7, '7', 'a1-b2', '00000000-0000-0000-0000-000000000000'].map(readId)).toEqual([
      7,
      '7',
      'a1-b2',
      '00000000-0000-0000-0000-000000000000',
    ]);
  });

  test.each([
    [''],
    [' '],
    [' 7'],
    ['a\u0000'],
    ['x'.repeat(201)],
    [1.5],
    [Number.NaN],
    [null],
    [{}],
    [[7]],
    [true],
  ])('%p is not a valid id', (value) => expect(readId(value)).toBeNull());

  test('a slug may have any script, spaces and ampersands', () => {
    expect(readSlug('عباية-مفتوحة')).toBe('عباية-مفتوحة');
    expect(readSlug('Jewelry & Beauty')).toBe('Jewelry & Beauty');
  });

  test.each([['..'], ['.'], ['a/b'], ['../admin'], ['a\\b'], ['x'.repeat(301)], [' '], [null], [{}]])(
    '%p is not a valid slug',
    (value) => expect(readSlug(value)).toBeNull(),
  );
});
