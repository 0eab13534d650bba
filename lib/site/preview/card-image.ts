/** An image of a link card. `external` images are outside the shop and not fetched; `src` is the URL that the preview page loads it from. */
export type CardImage =
  | { state: 'ok'; src: string; bytes: number; width: number; height: number }
  | { state: 'missing'; status: number }
  | { state: 'invalid' }
  | { state: 'external' };
