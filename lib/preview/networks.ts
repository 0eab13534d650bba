/** Names that a network reads, in the order it falls back, and what it asks of a picture. */
export interface NetworkRules {
  title: string[];
  description: string[];
  image: string[];
  /** The most bytes a picture may have before the network leaves it out. */
  mostBytes: number;
  /** The least size a picture is shown large at. */
  large: { width: number; height: number };
}

const title = ['og:title', '<title>'];
const description = ['og:description', 'description'];
const image = ['og:image'];
/** Those of X after those of Open Graph. */
const withX = {
  title: ['og:title', 'twitter:title', '<title>'],
  description: ['og:description', 'twitter:description', 'description'],
  image: ['og:image', 'twitter:image'],
};
const megabyte = 1_000_000;
const usual = { width: 600, height: 315 };

/** The networks that draw a card for a link. */
export const networks = {
  WhatsApp: { title, description, image, mostBytes: 300_000, large: { width: 300, height: 200 } },
  Facebook: { title, description, image, mostBytes: 8 * megabyte, large: usual },
  X: {
    title: ['twitter:title', ...title],
    description: ['twitter:description', ...description],
    image: ['twitter:image', ...image],
    mostBytes: 5 * megabyte,
    large: { width: 300, height: 157 },
  },
  Pinterest: { title, description, image, mostBytes: 20 * megabyte, large: usual },
  LinkedIn: { title, description, image, mostBytes: 5 * megabyte, large: { width: 401, height: 210 } },
  Telegram: { ...withX, mostBytes: 5 * megabyte, large: usual },
  Slack: { ...withX, mostBytes: 5 * megabyte, large: usual },
} satisfies Record<string, NetworkRules>;

export type Network = keyof typeof networks;
