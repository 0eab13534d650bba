import { networks } from './networks.ts';

test.each([
  ['WhatsApp', 300_000, 300, 200],
  ['Facebook', 8_000_000, 600, 315],
  ['X', 5_000_000, 300, 157],
  ['Pinterest', 20_000_000, 600, 315],
  ['LinkedIn', 5_000_000, 401, 210],
  ['Telegram', 5_000_000, 600, 315],
  ['Slack', 5_000_000, 600, 315],
] as const)(
  '%s takes pictures of %i bytes, and shows them large from %i × %i pixels',
  (name, bytes, width, height) => {
    expect(networks[name]).toMatchObject({ mostBytes: bytes, large: { width, height } });
  },
);

test('X reads names of its own first, Telegram and Slack after those of Open Graph, the others none of them', () => {
  expect(networks.X.title).toEqual(['twitter:title', 'og:title', '<title>']);
  expect(networks.Slack.title).toEqual(['og:title', 'twitter:title', '<title>']);
  expect(networks.Facebook.title).toEqual(['og:title', '<title>']);
});
