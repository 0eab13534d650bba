import { readId, readSlug } from './identifiers.ts';

test('ids are numbers or texts and stay as the upstream sent them', () => {
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
])('%p is no usable id', (value) => expect(readId(value)).toBeNull());

test('a slug may be of any script, with spaces and ampersands', () => {
  expect(readSlug('عباية-مفتوحة')).toBe('عباية-مفتوحة');
  expect(readSlug('Jewelry & Beauty')).toBe('Jewelry & Beauty');
});

test.each([['..'], ['.'], ['a/b'], ['../admin'], ['a\\b'], ['x'.repeat(301)], [' '], [null], [{}]])(
  '%p cannot stand as one segment of an address',
  (value) => expect(readSlug(value)).toBeNull(),
);
