/** Metadata names that a network reads, in order of precedence, and its image limits. */
export interface NetworkRules {
  title: string[];
  description: string[];
  image: string[];
  /** Larger images are not shown. */
  maxImageBytes: number;
  /** Minimum size in pixels for the large card. */
  minLargeSize: { width: number; height: number };
}

const title = ['og:title', '<title>'];
const description = ['og:description', 'description'];
const image = ['og:image'];
/** Metadata names for networks that read Open Graph first, then Twitter Cards. */
const withTwitterFallback = {
  title: ['og:title', 'twitter:title', '<title>'],
  description: ['og:description', 'twitter:description', 'description'],
  image: ['og:image', 'twitter:image'],
};
const megabyte = 1_000_000;
const defaultLargeSize = { width: 600, height: 315 };

/** Networks that show a card for a link. */
export const networks = {
  WhatsApp: { title, description, image, maxImageBytes: 300_000, minLargeSize: { width: 300, height: 200 } },
  Facebook: { title, description, image, maxImageBytes: 8 * megabyte, minLargeSize: defaultLargeSize },
  X: {
    title: ['twitter:title', ...title],
    description: ['twitter:description', ...description],
    image: ['twitter:image', ...image],
    maxImageBytes: 5 * megabyte,
    minLargeSize: { width: 300, height: 157 },
  },
  Pinterest: { title, description, image, maxImageBytes: 20 * megabyte, minLargeSize: defaultLargeSize },
  LinkedIn: {
    title,
    description,
    image,
    maxImageBytes: 5 * megabyte,
    minLargeSize: { width: 401, height: 210 },
  },
  Telegram: { ...withTwitterFallback, maxImageBytes: 5 * megabyte, minLargeSize: defaultLargeSize },
  Slack: { ...withTwitterFallback, maxImageBytes: 5 * megabyte, minLargeSize: defaultLargeSize },
} satisfies Record<string, NetworkRules>;

export type Network = keyof typeof networks;
