import {
  flightRequestHeaders,
  prefetchRequestHeaders,
  resizedImageUrl,
  segmentHeader,
} from '../../lib/next/private-formats.ts';
import type { FixtureRequest } from './observations.ts';

const flight = (headers: Record<string, string> = {}) => ({ ...flightRequestHeaders, ...headers });
const prefetch = (segment: string) => ({ ...prefetchRequestHeaders, [segmentHeader]: segment });
const image = { url: resizedImageUrl('/uploads/dot.png', 96, 75), headers: { accept: 'image/webp' } };
/** Requests a URL of the fixture. */
export const page = (url: string, headers: Record<string, string> = {}): FixtureRequest => ({ url, headers });
/** Requests to the fixture, by the case that each covers. */
export const requests = {
  html: page('/a'),
  cachedHtml: page('/a'),
  otherRsc: page('/a', { rsc: 'x' }),
  flight: page('/a', flight()),
  prefetch: page('/a', prefetchRequestHeaders),
  tree: page('/a', prefetch('/_tree')),
  head: page('/a', prefetch('/_head')),
  segmentWithoutPrefetch: page('/a', flight({ [segmentHeader]: '/_tree' })),
  segmentWithOtherPrefetch: page('/a', flight({ 'next-router-prefetch': '2', [segmentHeader]: '/_tree' })),
  fromState: page('/a', flight({ 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' })),
  fromUrl: page('/a', flight({ 'next-url': '/b' })),
  moved: page('/moved'),
  movedForever: page('/forever'),
  movedFlight: page('/moved', flight()),
  missing: page('/missing'),
  missingFlight: page('/missing', flight()),
  broken: page('/broken'),
  document: page('/plain.txt'),
  documentAsData: page('/plain.txt', { 'x-nextjs-data': '1' }),
  image,
  cachedImage: image,
} satisfies Record<string, FixtureRequest>;
