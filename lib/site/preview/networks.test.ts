import { networks } from './networks.ts';

describe('networks', () => {
  test.each([
    ['WhatsApp', 300_000, 300, 200],
    ['Facebook', 8_000_000, 600, 315],
    ['X', 5_000_000, 300, 157],
    ['Pinterest', 20_000_000, 600, 315],
    ['LinkedIn', 5_000_000, 401, 210],
    ['Telegram', 5_000_000, 600, 315],
    ['Slack', 5_000_000, 600, 315],
  ] as const)('%s: at most %i bytes, large card from %i × %i', (name, bytes, width, height) => {
    expect(networks[name]).toMatchObject({ maxImageBytes: bytes, minLargeSize: { width, height } });
  });

  test('title precedence differs by network', () => {
    expect(networks.X.title).toEqual(['twitter:title', 'og:title', '<title>']);
    expect(networks.Slack.title).toEqual(['og:title', 'twitter:title', '<title>']);
    expect(networks.Facebook.title).toEqual(['og:title', '<title>']);
  });
});
