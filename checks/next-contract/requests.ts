import {
  flightRequestHeaders,
  prefetchRequestHeaders,
  resizedImageUrl,
  segmentHeader,
} from '../../lib/next/private-formats.ts';
import type { FixtureRequest } from './observations.ts';

const flightHeaders = (headers: Record<string, string> = {}) => ({ ...flightRequestHeaders, ...headers });
const segmentHeaders = (segment: string) => ({ ...prefetchRequestHeaders, [segmentHeader]: segment });
const imageRequest = { url: resizedImageUrl('/uploads/dot.png', 96, 75), headers: { accept: 'image/webp' } };

/** Creates a request for a URL of the fixture. */
export const page = (url: string, headers: Record<string, string> = {}): FixtureRequest => ({ url, headers });

/** Requests to the fixture, by the case that each covers. */
export const requests = {
  html: page('/a'),
  cachedHtml: page('/a'),
  otherRsc: page('/a', { rsc: 'x' }),
  flight: page('/a', flightHeaders()),
  prefetch: page('/a', prefetchRequestHeaders),
  tree: page('/a', segmentHeaders('/_tree')),
  head: page('/a', segmentHeaders('/_head')),
  segmentWithoutPrefetch: page('/a', flightHeaders({ [segmentHeader]: '/_tree' })),
  segmentWithOtherPrefetch: page(
    '/a',
    flightHeaders({ 'next-router-prefetch': '2', [segmentHeader]: '/_tree' }),
  ),
  fromState: page('/a', flightHeaders({ 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' })),
  fromUrl: page('/a', flightHeaders({ 'next-url': '/b' })),
  moved: page('/moved'),
  movedForever: page('/forever'),
  movedFlight: page('/moved', flightHeaders()),
  missing: page('/missing'),
  missingFlight: page('/missing', flightHeaders()),
  broken: page('/broken'),
  document: page('/plain.txt'),
  documentAsData: page('/plain.txt', { 'x-nextjs-data': '1' }),
  image: imageRequest,
  cachedImage: imageRequest,
} satisfies Record<string, FixtureRequest>;
