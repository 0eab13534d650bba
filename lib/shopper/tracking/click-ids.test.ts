import { clickChannelOf, readClickIds, validClickIds } from './click-ids.ts';

describe('click ids', () => {
  test('parses known click ids and the first of repeated ones', () => {
    expect(readClickIds('?gclid=g1&gclid=g2&fbclid=f1&other=x&ttclid=')).toEqual({
      gclid: 'g1',
      fbclid: 'f1',
    });
    expect(readClickIds('?utm_source=news')).toBeUndefined();
  });

  test.each([
    ['?gclid=1', 'search'],
    ['?gbraid=1', 'search'],
    ['?msclkid=1', 'search'],
    ['?fbclid=1', 'social'],
    ['?ScCid=1', 'social'],
    ['?li_fat_id=1', 'social'],
    ['?fbclid=', undefined],
    ['?other=1', undefined],
  ])('maps the click id of %s to the channel %s', (query, channel) => {
    expect(clickChannelOf(readClickIds(query))).toBe(channel);
  });

  test('truncates a click id to 500 characters', () => {
    expect(readClickIds(`?gclid=${'x'.repeat(600)}`)?.gclid).toHaveLength(500);
  });

  test.each([null, 'text', {}, { gclid: 7 }, { other: 'x' }])('finds no click ids in stored %j', (stored) => {
    expect(validClickIds(stored)).toBeUndefined();
  });
});
