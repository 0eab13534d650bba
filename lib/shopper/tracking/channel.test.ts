import { channelOf } from './channel.ts';

const shop = 'https://shop.example';

describe('channelOf', () => {
  test.each([
    ['https://www.google.com/', 'search'],
    ['https://google.com.eg/', 'search'],
    ['https://duckduckgo.com/', 'search'],
    ['https://search.brave.com/', 'search'],
    ['https://uk.search.yahoo.com/', 'search'],
    ['android-app://com.google.android.googlequicksearchbox/', 'search'],
    ['https://l.facebook.com/', 'social'],
    ['https://www.instagram.com/', 'social'],
    ['https://t.co/abc', 'social'],
    ['https://x.com/', 'social'],
    ['https://mobile.x.com/', 'social'],
    ['https://www.t.me/', 'social'],
    ['android-app://com.instagram.android/', 'social'],
    ['https://mail.google.com/', 'referral'],
    ['https://news.google.com/', 'referral'],
    ['https://notfacebook.com/', 'referral'],
    ['https://netflix.com/', 'referral'],
    ['https://x.com.example/', 'referral'],
    ['https://blog.example/?google.com', 'referral'],
    ['https://shop.example.evil/', 'referral'],
    ['', 'direct'],
    ['not a URL', 'direct'],
  ])('maps the referrer %j to the channel %s', (referrer, channel) => {
    expect(channelOf(referrer, shop)).toBe(channel);
  });

  test('returns null for a referrer within the shop', () => {
    expect(channelOf(`${shop}/shop?utm_source=news`, shop)).toBeNull();
  });
});
