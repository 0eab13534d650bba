import { Utm } from '../../contract/tracking.ts';
import { campaignFields, campaignNames, campaignOf, givenCampaign, withCampaign } from './campaign.ts';

const organic = Object.fromEntries(campaignNames.map((name) => [name, 'organic']));
const longest = 500;

test('the values are those of the wire, each organic where the address does not say', () => {
  expect(Object.keys(Utm.shape)).toEqual([...campaignNames]);
  expect(campaignOf(new URLSearchParams())).toEqual(organic);
  expect(campaignOf(new URLSearchParams('utm_source=letter&utm_medium=&utm_term=%20&color=black'))).toEqual({
    ...organic,
    utm_source: 'letter',
  });
});

test('no more is recorded of a value than the wire takes', () => {
  const { utm_source } = campaignOf(new URLSearchParams({ utm_source: 'x'.repeat(longest + 1) }));
  expect(utm_source).toHaveLength(longest);
  expect(Utm.parse({ utm_source }).utm_source).toBe(utm_source);
});

test.each(['a b&c=d#e?f/+%', 'صيف ٢٠٢٦', '"><script>', '\u0000'])(
  '%j is in a link what it was in the form',
  (given) => {
    const link = withCampaign('https://rida.example/shop?color=black&utm_source=old', { utm_source: given });
    const { searchParams, pathname, hash } = new URL(link);
    expect([pathname, hash, searchParams.get('color')]).toEqual(['/shop', '', 'black']);
    expect(searchParams.getAll('utm_source')).toEqual([given]);
    expect(givenCampaign(searchParams).utm_source).toBe(given);
  },
);

test('empty values are left out of a link, those of the address included', () => {
  expect(
    withCampaign('https://rida.example/?utm_id=7&utm_term=x', { utm_id: ' ', utm_source: 'letter' }),
  ).toBe('https://rida.example/?utm_source=letter');
});

test('no field of the form is named as a value of a campaign', () => {
  expect(Object.values(campaignFields).filter((field) => field.startsWith('utm'))).toEqual([]);
});
