/**
 * What is at the address of a picture, and from where a page of this shop shows it. `elsewhere` was not looked at, because it
 * is no address of this shop.
 */
export type Picture =
  | { state: 'there'; src: string; bytes: number; width: number; height: number }
  | { state: 'missing'; status: number }
  | { state: 'noPicture' }
  | { state: 'elsewhere' };
