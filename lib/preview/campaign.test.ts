import { Utm } from '../../contract/tracking.ts';
import { campaignFields, givenCampaign, longestCampaignValue, withCampaign } from './campaign.ts';

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

test('a link holds no more of a value than is kept of it', () => {
  const link = withCampaign('https://rida.example/', { utm_id: 'x'.repeat(longestCampaignValue + 1) });
  const { utm_id } = givenCampaign(new URL(link).searchParams);
  expect(utm_id).toHaveLength(longestCampaignValue);
  expect(Utm.parse({ utm_id })).toEqual({ utm_id });
});
