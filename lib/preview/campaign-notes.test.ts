import { campaignNotes } from './campaign-notes.ts';

const whole = 'utm_source=letter&utm_medium=email&utm_campaign=summer';

function notesOf(query: string, more: Partial<Parameters<typeof campaignNotes>[0]> = {}) {
  const address = `https://rida.example/shop?${query}`;
  return campaignNotes({ address, landing: address, hash: '', redirects: 0, ...more });
}

test.each(['', whole, `${whole}&gclid=1`, 'color=black'])('nothing is said of a link with "%s"', (query) => {
  expect(notesOf(query)).toEqual([]);
});

test.each([
  [`${whole}&utm_source=other`, 'repeated', { name: 'utm_source', value: 'letter' }],
  [`${whole}&UTM_Term=abaya`, 'capitals', { name: 'UTM_Term', right: 'utm_term' }],
  ['utm_source=letter', 'noMedium', undefined],
  ['utm_source=letter&utm_medium=', 'noMedium', undefined],
  ['fbclid=abc', 'clickIdAlone', undefined],
])('of a link with "%s" it says: %s', (query, name, values) => {
  const notes = notesOf(query);
  expect(notes.map((note) => [note.name, note.values])).toEqual([[name, values]]);
});

test.each(['#utm_source=letter', '#top?utm_source=letter', '#x=1&utm_source=letter'])(
  'a campaign behind # is not read, and said: %s',
  (hash) => {
    expect(notesOf('', { hash })).toEqual([
      { name: 'behindHash', isFault: true, values: { name: 'utm_source' } },
    ]);
  },
);

test('values that a redirect loses are said, and two redirects on the way, not one', () => {
  const landing = 'https://rida.example/shop';
  expect(notesOf(whole, { landing, redirects: 1 }).map(({ name }) => name)).toEqual(['lost']);
  expect(notesOf('', { landing, redirects: 2 })).toEqual([
    { name: 'redirects', isFault: false, values: { count: 2, landing } },
  ]);
});
