import { escapedNames } from './escaped-names.ts';

test('finds names with character references at any depth', () => {
  const payload = {
    items: [
      { title: 'Black &amp; Gold', slug: 'black&amp;gold', description: '<p>&nbsp;</p>' },
      { title: 'R&B dress; AT&T', mainCategory: { name: 'Abayas &#8211; new' } },
      { title: 'Black &amp; Gold' },
    ],
  };
  expect(escapedNames(payload)).toEqual(['Black &amp; Gold', 'Abayas &#8211; new']);
  expect([null, 'a &amp; b', []].map(escapedNames)).toEqual([[], [], []]);
});
