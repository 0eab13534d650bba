import {
  flightRequestHeaders,
  prefetchRequestHeaders,
  resizedImageUrl,
  segmentHeader,
} from '../../lib/platform/next/private-formats.ts';
import type { FixtureRequest } from './observations.ts';

const flightHeaders = (headers: Record<string, string> = {}) => ({ ...flightRequestHeaders, ...headers });
const segmentHeaders = (segment: string) => ({ ...prefetchRequestHeaders, [segmentHeader]: segment });
const imageRequest = { url: resizedImageUrl('/uploads/dot.png', 96, 75), headers: { accept: 'image/webp' } };

/** Creates a request for a URL of the fixture. */
export const createRequest = (url: string, headers: Record<string, string> = {}): FixtureRequest => ({
  url,
  headers,
});

/** Requests to the fixture, by the case that each covers. */
export const requests = {
  html: createRequest('/a'),
  cachedHtml: createRequest('/a'),
  htmlOfOtherProcess: { ...createRequest('/a'), isInOtherProcess: true },
  otherRscValue: createRequest('/a', { rsc: 'x' }),
  flight: createRequest('/a', flightHeaders()),
  prefetch: createRequest('/a', prefetchRequestHeaders),
  treeSegment: createRequest('/a', segmentHeaders('/_tree')),
  headSegment: createRequest('/a', segmentHeaders('/_head')),
  segmentWithoutPrefetch: createRequest('/a', flightHeaders({ [segmentHeader]: '/_tree' })),
  segmentWithOtherPrefetch: createRequest(
    '/a',
    flightHeaders({ 'next-router-prefetch': '2', [segmentHeader]: '/_tree' }),
  ),
  withRouterState: createRequest('/a', flightHeaders({ 'next-router-state-tree': '%5B%22%22%2C%7B%7D%5D' })),
  withNextUrl: createRequest('/a', flightHeaders({ 'next-url': '/b' })),
  moved: createRequest('/moved'),
  movedForever: createRequest('/forever'),
  movedFlight: createRequest('/moved', flightHeaders()),
  missing: createRequest('/missing'),
  missingFlight: createRequest('/missing', flightHeaders()),
  broken: createRequest('/broken'),
  document: createRequest('/plain.txt'),
  documentAsData: createRequest('/plain.txt', { 'x-nextjs-data': '1' }),
  image: imageRequest,
  cachedImage: imageRequest,
} satisfies Record<string, FixtureRequest>;
