import { campaignFindings } from './campaign-findings.ts';

const complete = 'utm_source=letter&utm_medium=email&utm_campaign=summer';

function findingsOf(query: string, more: Partial<Parameters<typeof campaignFindings>[0]> = {}) {
  const url = `https://rida.example/shop?${query}`;
  return campaignFindings({ url, finalUrl: url, fragment: '', redirectCount: 0, ...more });
}

describe('campaignFindings', () => {
  test.each(['', complete, `${complete}&gclid=1`, 'color=black'])('finds nothing in "%s"', (query) => {
    expect(findingsOf(query)).toEqual([]);
  });

  test.each([
    [`${complete}&utm_source=other`, 'repeated', { name: 'utm_source', value: 'letter' }],
    [`${complete}&UTM_Term=abaya`, 'respelled', { name: 'UTM_Term', right: 'utm_term' }],
    [`${complete}&amp;utm_term=abaya`, 'respelled', { name: 'amp;utm_term', right: 'utm_term' }],
    ['utm_source=letter&utm_medium=%20', 'noMedium', undefined],
    ['utm_source=letter', 'noMedium', undefined],
    ['utm_source=letter&utm_medium=', 'noMedium', undefined],
    ['fbclid=abc', 'clickIdAlone', undefined],
  ])('the query "%s" has the finding %s', (query, name, values) => {
    const findings = findingsOf(query).map((finding) => [finding.name, finding.values]);
    expect(findings).toEqual([[name, values]]);
  });

  test.each(['#utm_source=letter', '#top?utm_source=letter', '#x=1&utm_source=letter'])(
    'reports a campaign in the fragment %s',
    (fragment) => {
      expect(findingsOf('', { fragment })).toEqual([
        { name: 'inFragment', isError: true, values: { name: 'utm_source' } },
      ]);
    },
  );

  test('counts both spellings of a name, and advises the usual one', () => {
    expect(findingsOf(`${complete}&UTM_Source=other`)).toEqual([
      { name: 'respelled', isError: false, values: { name: 'UTM_Source', right: 'utm_source' } },
      { name: 'repeated', isError: true, values: { name: 'utm_source', value: 'letter' } },
    ]);
  });

  test('reports values lost in a redirect, and two redirects', () => {
    const finalUrl = 'https://rida.example/shop';
    expect(findingsOf(complete, { finalUrl, redirectCount: 1 }).map(({ name }) => name)).toEqual([
      'lostInRedirect',
    ]);
    expect(findingsOf('', { finalUrl, redirectCount: 2 })).toEqual([
      { name: 'redirects', isError: false, values: { count: 2, landing: finalUrl } },
    ]);
  });
});
