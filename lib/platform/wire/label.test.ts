import fc from 'fast-check';
import { readLabel, readLabels } from './label.ts';

describe('labels', () => {
  test.each([
    ['Black &amp; Gold Abaya &#8211; Limited', 'Black & Gold Abaya – Limited'],
    ['&quot;Layla&quot; d&#x27;&Eacute;t&eacute;', '"Layla" d\'Été'],
    ['عباية &laquo;ليلى&raquo;&nbsp;', 'عباية «ليلى»'],
    ['&lt;b&gt;Abaya&lt;/b&gt;', '<b>Abaya</b>'],
    ['Salt &amp;amp; pepper', 'Salt &amp; pepper'],
    ['R&B dress & more &nosuch; &#99999999; &#xD800; &#0;', 'R&B dress & more &nosuch; &#99999999;'],
    ['&#128151;', '💗'],
  ])('decode the entities of %j: %j', (wire, label) => expect(readLabel(wire)).toBe(label));

  test('without a reference stay as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const label = text.replaceAll('&', '').trim();
        expect(readLabel(label)).toBe(
          label.replace(/\p{Cc}|\p{Noncharacter_Code_Point}/gu, '').trim() || null,
        );
      }),
    );
  });

  test('are decoded once, whatever they contain', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&#34;');
        expect(readLabel(escaped)).toBe(text.trim() || null);
      }),
    );
  });

  test('of blank or other values are missing', () => {
    expect([null, {}, true, ' ', '&nbsp;'].map(readLabel)).toEqual([null, null, null, null, null]);
  });

  test('are split at commas, not inside references', () => {
    expect(readLabels('Blue &amp; Navy, &#x53;and، Sand')).toEqual(['Blue & Navy', 'Sand']);
    expect(readLabels(['Blue, Navy &#8211; light', 5, {}])).toEqual(['Blue, Navy – light', '5']);
  });

  test('of a list are distinct and not blank', () => {
    expect(readLabels('abaya, black ,, abaya')).toEqual(['abaya', 'black']);
    expect(readLabels('عباية، أسود')).toEqual(['عباية', 'أسود']);
    expect(readLabels(['a, b', null, 5, 'a, b'])).toEqual(['a, b', '5']);
  });

  test('of a list are decoded once', () => {
    const labels = ['&amp;amp; Co', 'Sand'];
    expect([readLabels(labels), readLabels(labels.join(','))]).toEqual([
      ['&amp; Co', 'Sand'],
      ['&amp; Co', 'Sand'],
    ]);
  });
});
