import { Utm } from '../../../contract/tracking.ts';
import { campaignFields, campaignFromQuery, maxCampaignValueLength, withCampaign } from './campaign-link.ts';

describe('campaign link', () => {
  test.each(['a b&c=d#e?f/+%', 'صيف ٢٠٢٦', '"><script>', '\u0000'])('round-trips %j', (value) => {
    const link = withCampaign('https://rida.example/shop?color=black&utm_source=old', { utm_source: value });
    const { searchParams, pathname, hash } = new URL(link);
    expect([pathname, hash, searchParams.get('color')]).toEqual(['/shop', '', 'black']);
    expect(searchParams.getAll('utm_source')).toEqual([value]);
    expect(campaignFromQuery(searchParams).utm_source).toBe(value);
  });

  test('removes empty values', () => {
    expect(
      withCampaign('https://rida.example/?utm_id=7&utm_term=x', { utm_id: ' ', utm_source: 'letter' }),
    ).toBe('https://rida.example/?utm_source=letter');
  });

  test('field names are not UTM names', () => {
    expect(Object.values(campaignFields).filter((field) => field.startsWith('utm'))).toEqual([]);
  });

  test('truncates values to the stored length', () => {
    const link = withCampaign('https://rida.example/', { utm_id: 'x'.repeat(maxCampaignValueLength + 1) });
    const { utm_id } = campaignFromQuery(new URL(link).searchParams);
    expect(utm_id).toHaveLength(maxCampaignValueLength);
    expect(Utm.parse({ utm_id })).toEqual({ utm_id });
  });
});
